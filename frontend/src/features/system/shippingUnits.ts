import { formatCount } from '@/lib/counts';
import { locale, once } from '@/lib/language';
import { formatMoney, fromCents, plainNumber, toCents } from '@/lib/money';
import { text } from './shippingMessages';

/** What the cost of a method can depend on. */
export const BASES = ['flat', 'weight', 'amount', 'pieces'] as const;
export type Basis = (typeof BASES)[number];

const weights = (unit: 'gram' | 'kilogram') =>
  once(() => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 3 }));
const inGrams = weights('gram');
const inKilograms = weights('kilogram');

/** "750 g", "2.5 kg": a weight as people read it. */
export const formatWeight = (grams: number): string =>
  grams > 0 && grams < 1000 ? inGrams().format(grams) : inKilograms().format(grams / 1000);

/** Grams as they are typed in kilograms: 2500 is "2.5". */
function kilogramText(grams: number): string {
  const fraction = String(grams % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${Math.floor(grams / 1000)}${fraction && `.${fraction}`}`;
}

/** A typed whole number; null for anything else. */
export const wholeOf = (typed: string): number | null => {
  const plain = plainNumber(typed);
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null;
};

/** The grams of a typed weight, "2.5", "2,5 kg" or "500 g"; null for what is none, or has parts of a gram. */
export function gramsOf(typed: string, usual: 'kg' | 'g' = 'kg'): number | null {
  const [, size = '', unit = usual] = /^(.*?)(kg|g)?$/i.exec(typed.trim()) ?? [];
  if (unit.toLowerCase() === 'g') return wholeOf(size);
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,3})0*)?$/.exec(plainNumber(size)) ?? [];
  return whole === undefined ? null : Number(whole + fraction.padEnd(3, '0'));
}

/** Where a rate begins, as it is typed: kilograms, an amount, or pieces. */
export function fromText(basis: Basis, from: number): string {
  if (basis === 'weight') return kilogramText(from);
  return basis === 'amount' ? fromCents(BigInt(from)) : String(from);
}

/** The cents of a typed amount; null for what is none, or less than nothing. */
export const centsOf = (typed: string): number | null => {
  const cents = toCents(plainNumber(typed));
  return cents === null || cents < 0n ? null : Number(cents);
};

const READ = { flat: wholeOf, weight: gramsOf, amount: centsOf, pieces: wholeOf } as const;
/** What is said of a beginning that cannot be read. */
export const WRONG_FROM = {
  flat: 'wholeWrong',
  weight: 'weightWrong',
  amount: 'amountWrong',
  pieces: 'wholeWrong',
} as const;

/** Where a rate begins, as it is sent: grams, cents, or pieces; null for what cannot be read. */
export const fromOf = (basis: Basis, typed: string): number | null => READ[basis](typed);

/** "2.5 kg", "$50.00", "10 pieces": where a rate begins, as people read it; what is no such thing stays as it is typed. */
export function fromWords(basis: Basis, typed: string): string {
  const from = fromOf(basis, typed);
  if (from === null) return typed;
  if (basis === 'weight') return formatWeight(from);
  if (basis === 'amount') return formatMoney(fromCents(BigInt(from)));
  return text('pieceCount', { count: from, shown: formatCount(from) });
}

/** "2–4 days": how long a delivery takes. */
export function dayWords(from: number, to: number): string {
  return from === to ? text('dayCount', { count: to }) : text('dayRange', { from, to });
}

/** The beginnings of postcodes of a line with commas. */
export const postcodesOf = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
