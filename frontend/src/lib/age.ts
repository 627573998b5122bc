import { isoDay } from './dates';
import { paths } from './paths';
import { AGE_KEY, readStored, writeStored } from './storage';

/** Full years between a birth date and a day (`YYYY-MM-DD`); null for what is no date, or one that is still to come. */
export function ageOn(birthDate: string, day: string = isoDay()): number | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(birthDate);
  if (!parts) return null;
  const [year = 0, month = 0, date = 0] = parts.slice(1).map(Number);
  const isReal = new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date;
  if (!isReal) return null;
  const isBefore = day.slice(5) < birthDate.slice(5);
  const age = Number(day.slice(0, 4)) - year - (isBefore ? 1 : 0);
  return age >= 0 ? age : null;
}

/** The age that was confirmed on this device; 0 when nobody has been asked. */
export function confirmedAge(): number {
  return Number(readStored(AGE_KEY)) || 0;
}

export function confirmAge(age: number): void {
  writeStored(AGE_KEY, String(age));
}

/** All stores: for dealers, for agents, and of each dealer. */
const STORES = paths.storePattern.replace('/:store', '');

const SHOP_PATHS = [
  paths.products,
  paths.search,
  paths.cart,
  STORES,
  paths.dealers,
  paths.becomeAgent,
  paths.agentReferral,
];

/** Pages that show or praise the goods. Doors, forms, terms and the like are open to everybody. */
export function isShop(pathname: string): boolean {
  return (
    pathname === paths.home ||
    SHOP_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  );
}
