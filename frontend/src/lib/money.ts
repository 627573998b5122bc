import { CURRENCY_KEY, readStored, writeStored } from './storage';

/**
 * Money on the wire is a decimal string with two places ("14.00").
 * Arithmetic happens on whole cents in a bigint, never on floats.
 */
export type Cents = bigint;

const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** The cents of an amount, or null for a text that is not money with at most two places. */
export function toCents(amount: string): Cents | null {
  const match = AMOUNT.exec(amount.trim());
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const cents = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  return sign ? -cents : cents;
}

const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const COMMA_DECIMAL = /^(\d+,\d{1,2}|0,\d+)$/;

/**
 * A number as people write it in the languages of the pages, "1,234.50" or "$9", with digits and one point only. A comma
 * before one or two last digits, or after a lone zero, cannot stand between thousands: it is the point of another country.
 */
export function plainNumber(typed: string): string {
  const bare = typed
    .replace(currencySign(), '')
    .replace(/[\s$\u00a0\u202f]/g, '')
    .replace(/^\u2212/, '-');
  if (GROUPED.test(bare)) return bare.replaceAll(',', '');
  return COMMA_DECIMAL.test(bare) ? bare.replace(',', '.') : bare;
}

export function fromCents(cents: Cents): string {
  const [sign, size] = cents < 0n ? ['-', -cents] : ['', cents];
  return `${sign}${size / 100n}.${(size % 100n).toString().padStart(2, '0')}`;
}

function known(amount: string): Cents {
  const cents = toCents(amount);
  if (cents === null) throw new RangeError(`Not an amount of money: ${amount}`);
  return cents;
}

export function addMoney(...amounts: string[]): string {
  return fromCents(amounts.reduce((sum, amount) => sum + known(amount), 0n));
}

export function subtractMoney(amount: string, less: string): string {
  return fromCents(known(amount) - known(less));
}

/** An amount times a whole number of things. */
export function multiplyMoney(amount: string, times: number): string {
  return fromCents(known(amount) * BigInt(times));
}

export function compareMoney(one: string, other: string): -1 | 0 | 1 {
  const difference = known(one) - known(other);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Whether there is an amount, and it is more than nothing. */
export function isSome(amount: string | null | undefined): amount is string {
  return amount !== null && amount !== undefined && compareMoney(amount, '0') > 0;
}

/** What amounts begin with until the settings say what: what they said last in this browser. */
let sign = readStored(CURRENCY_KEY) ?? '$';
const followers = new Set<() => void>();

/** Whether the settings have ever said the sign in this browser. */
export const knowsCurrencySign = (): boolean => readStored(CURRENCY_KEY) !== null;

/** `$` or `RM`: what every amount begins with. */
export const currencySign = (): string => sign;

/** Takes the sign from the settings; who follows it is told when it is another one. */
export function setCurrencySign(wanted: string): void {
  if (readStored(CURRENCY_KEY) !== wanted) writeStored(CURRENCY_KEY, wanted);
  if (wanted === sign) return;
  sign = wanted;
  followers.forEach((changed) => changed());
}

export function followCurrencySign(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** "$1,234.50"; an em dash where there is no amount. */
export function formatMoney(amount: string | null | undefined): string {
  const cents = amount === null || amount === undefined ? null : toCents(amount);
  if (cents === null) return '—';
  const [whole = '0', fraction = '00'] = fromCents(cents < 0n ? -cents : cents).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0n ? '−' : ''}${sign}${grouped}.${fraction}`;
}

/** An amount shared among a whole number of things, rounded half-up to cents; for showing only. */
export function divideMoney(amount: string, among: number): string {
  const parts = BigInt(among);
  return fromCents((known(amount) * 2n + parts) / (parts * 2n));
}

/** How much more an amount is than the one before, in whole percent, half away from zero; undefined where before was nothing. */
export function percentChange(now: string, before: string): number | undefined {
  const [after, start] = [known(now), known(before)];
  if (start <= 0n) return undefined;
  const difference = (after - start) * 200n;
  const half = difference < 0n ? -start : start;
  return Number((difference + half) / (start * 2n));
}
