import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { api } from '@/api/enhance';
import type { CartGroupResponse, CartQuoteResponse, QuoteCartRequest } from '@/api/generated';
import { groupKey } from '@/features/cart';
import { PICK_UP } from '@/lib/methods';
import type { Checkout } from './orderRequest';
import { ALL_METHODS, type Offered } from './ShippingChoice';

/** What the server has said last, and what it was asked. */
interface Told {
  /** Whose goods go where. */
  place: string;
  /** The same, with the goods and when the cart was read. */
  about: string;
  method: string;
  isFailed: boolean;
  quote?: CartQuoteResponse | undefined;
}

interface Wanted {
  /** Of the address book; empty: where the buyer lives. */
  addressId: string;
  /** Empty: nobody has chosen; undefined: it does not matter which. */
  method: string | undefined;
  /** When the cart was read. */
  readAt: number;
}

/** Whether a quote holds for a method, too: it is the one it was made with, or costs as much. */
function holdsFor(quote: CartQuoteResponse, method: string): boolean {
  const { shippingMethod, shippingOptions, shippingCost } = quote;
  if (shippingMethod === method) return true;
  return shippingOptions.some((one) => one.method === method && one.cost === shippingCost);
}

/**
 * What an order of a group comes to at an address, by a way to ship: taxes and shipping depend on the place. It is asked
 * anew whenever the cart was read anew, so that it is never older than the cart. While it is asked, what was said of the
 * same place stays.
 * @param group nothing: nobody is asked
 */
function useQuote(group: CartGroupResponse | undefined, { addressId, method, readAt }: Wanted) {
  const [ask] = api.useQuoteCartMutation();
  const [told, setTold] = useState<Told>();
  const place = group ? `${groupKey(group)} ${addressId}` : '';
  const body: QuoteCartRequest = {
    ...(addressId ? { addressId } : {}),
    sellerId: group?.sellerId ?? null,
    items:
      group?.lines.map(({ productId, tier, quantity }) => ({ productId, tier, quantity })) ?? [],
  };
  const about = place && JSON.stringify([body, readAt]);
  const isTold =
    told !== undefined &&
    told.about === about &&
    (method === undefined ||
      told.method === method ||
      (!told.isFailed && told.quote !== undefined && holdsFor(told.quote, method)));
  const call = about && !isTold ? about : '';
  useEffect(() => {
    if (!call) return undefined;
    let isOver = false;
    const [wanted] = JSON.parse(call) as [QuoteCartRequest];
    const quoteCartRequest = { ...wanted, ...(method ? { shippingMethod: method } : {}) };
    void ask({ quoteCartRequest }).then(({ data }) => {
      if (isOver) return;
      setTold((before) => ({
        place,
        about: call,
        method: method ?? '',
        isFailed: !data,
        quote: data ?? (before?.place === place ? before.quote : undefined),
      }));
    });
    return () => {
      isOver = true;
    };
  }, [ask, call, method, place]);
  return {
    quote: told?.place === place ? told.quote : undefined,
    /** The last quote, also of another place. */
    latest: told?.quote,
    isCurrent: isTold && !told.isFailed,
    isFailed: isTold && told.isFailed,
  };
}

type Quoted = ReturnType<typeof useQuote>;

/** Whether the address is known that is chosen before somebody chooses; nothing is asked about another one. */
function useHasAddress(addressId: string): boolean {
  const { data, isLoading } = api.useListAddressesQuery({});
  const isNow = addressId !== '' || (!isLoading && !data?.items.length);
  const [wasOnce, setOnce] = useState(false);
  useEffect(() => {
    if (isNow) setOnce(true);
  }, [isNow]);
  return isNow || wasOnce;
}

/** Whether a method is not among those of a quote; false as long as nobody knows. */
function lacks({ isCurrent, quote }: Quoted, method: string): boolean {
  const options = quote?.shippingOptions ?? [];
  return isCurrent && options.length > 0 && options.every((option) => option.method !== method);
}

/** What takes the place of a method that is not offered; nothing: it stays, or somebody has to choose. */
function insteadOf(method: string, there: Quoted, own: Quoted): string | undefined {
  if (lacks(there, method)) return there.quote?.shippingMethod ?? undefined;
  const others = there.quote?.shippingOptions.filter((option) => option.method !== method);
  return lacks(own, method) ? others?.[0]?.method : undefined;
}

/** Whether the cart's own totals, which are those of where the buyer lives, hold for what is picked up. */
function isPickUpPriced(group: CartGroupResponse | undefined): boolean {
  const method = group?.totals.shippingMethod;
  return !method || method === PICK_UP;
}

/**
 * What the order comes to, and how it can be shipped, by the address and method that are chosen. What is picked up goes to
 * no address, so it costs what it costs where the buyer lives; what can be chosen instead stays that of the address.
 */
export function useShipping(
  form: UseFormReturn<Checkout>,
  group: CartGroupResponse | undefined,
  readAt: number,
) {
  const { control, setValue } = form;
  const [method, addressId] = useWatch({ control, name: ['shippingMethod', 'addressId'] });
  const [gone, setGone] = useState('');
  const hasAddress = useHasAddress(addressId);
  const isPickUp = method === PICK_UP && addressId !== '';
  const there = useQuote(hasAddress ? group : undefined, {
    addressId,
    method: isPickUp ? undefined : method,
    readAt,
  });
  const isPriced = isPickUp && isPickUpPriced(group);
  const own = useQuote(isPickUp && !isPriced ? group : undefined, {
    addressId: '',
    method,
    readAt,
  });
  const instead = insteadOf(method, there, own);
  useEffect(() => setGone(''), [addressId]);
  // The first method of a place is chosen until somebody chooses one that is offered there.
  useEffect(() => {
    if (!instead) return;
    setGone(method);
    setValue('shippingMethod', instead);
  }, [instead, method, setValue]);

  const shown = isPickUp ? own : there;
  const known = there.latest?.shippingOptions ?? [];
  const all = there.latest || there.isFailed ? ALL_METHODS : undefined;
  const offered: Offered = {
    options: known.length > 0 ? known : all,
    isCurrent: there.isCurrent,
    gone,
    onChoose: () => setGone(''),
  };
  return {
    offered,
    totals: shown.quote ?? group?.totals,
    parts: shown.quote?.shippingOptions.find((option) => option.method === method)?.parts,
    isCurrent: shown.isCurrent || isPriced,
    isFailed: there.isFailed || own.isFailed,
  };
}
