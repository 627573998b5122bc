import type { RegionName } from '@/api/generated';
import type { Rows } from '@/ui/conflict';
import { placeOf } from '@/lib/countries';
import { isRegion, REGIONS } from '../regions';

/** A country, or a zone of one that belongs to another region than the rest of it. */
export interface Place {
  country: string;
  zone?: string | null;
}

export type Zones = Readonly<Record<RegionName, readonly Place[]>>;

const fold = (text: string | null | undefined) =>
  (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();

/** How places are compared: without regard to case and spaces around. */
export const placeKey = ({ country, zone }: Place) => `${fold(country)}\u0000${fold(zone)}`;

export const placeName = placeOf;

/** The region that has the place already. */
export function regionOf(zones: Zones, place: Place): RegionName | undefined {
  const key = placeKey(place);
  return REGIONS.find((region) => zones[region].some((one) => placeKey(one) === key));
}

/** Adds a place, or moves it there from the region it is in. */
export function put(zones: Zones, place: Place, to: RegionName): Zones {
  const zone = place.zone?.trim();
  const clean: Place = { country: place.country.trim(), ...(zone ? { zone } : {}) };
  const left = take(zones, clean);
  return { ...left, [to]: [...left[to], clean] };
}

export function take(zones: Zones, place: Place): Zones {
  const key = placeKey(place);
  const left = (region: RegionName) => zones[region].filter((one) => placeKey(one) !== key);
  return { usa: left('usa'), canada: left('canada'), europe: left('europe'), asia: left('asia') };
}

/** The region of each place, by what places are compared by. */
export const rowsOf = (zones: Zones): Rows =>
  Object.fromEntries(REGIONS.flatMap((to) => zones[to].map((place) => [placeKey(place), to])));

/** The places of some tables by what they are compared by; of one that is written in two ways, the first. */
export const placesOf = (...tables: readonly Zones[]): ReadonlyMap<string, Place> =>
  new Map(
    tables
      .toReversed()
      .flatMap((zones) => REGIONS.flatMap((id) => zones[id].map((one) => [placeKey(one), one]))),
  );

/** The table with these places in these regions. */
export function zonesFrom(rows: Rows, places: ReadonlyMap<string, Place>): Zones {
  const of = (region: RegionName) =>
    Object.entries(rows).flatMap(([key, to]) => {
      const place = places.get(key);
      return isRegion(to) && to === region && place ? [place] : [];
    });
  return { usa: of('usa'), canada: of('canada'), europe: of('europe'), asia: of('asia') };
}

/** What differs between two tables; the order of places means nothing. */
export function differences(before: Zones, after: Zones) {
  const all = (zones: Zones) =>
    new Map(REGIONS.flatMap((to) => zones[to].map((place) => [placeKey(place), to] as const)));
  const [old, now] = [all(before), all(after)];
  const added = [...now.keys()].filter((key) => !old.has(key)).length;
  const removed = [...old.keys()].filter((key) => !now.has(key)).length;
  const moved = [...now].filter(([key, region]) => old.has(key) && old.get(key) !== region).length;
  return { added, removed, moved, count: added + removed + moved };
}
