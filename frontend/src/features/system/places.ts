import { z } from 'zod';
import type { ListPlacesApiResponse } from '@/api/generated';
import { placeOf } from '@/lib/countries';

/** A place of a zone of taxes or shipping, as forms keep it. */
export const placeSchema = z.object({
  country: z.string(),
  /** Empty: the whole country. */
  subdivision: z.string(),
  name: z.string(),
});

export type Place = z.infer<typeof placeSchema>;

/** A place as the server answers it, which names no part of a country where all of it is meant. */
type SentPlace = Pick<Place, 'country' | 'name'> & { subdivision?: string | null | undefined };

export const placeInput = ({ country, subdivision, name }: SentPlace): Place => ({
  country,
  subdivision: subdivision ?? '',
  name,
});

export const placeRequest = ({ country, subdivision }: Place) => ({
  country,
  ...(subdivision ? { subdivision } : {}),
});

/** What tells places apart. */
export const placeKey = ({ country, subdivision }: Place) => subdivision || country;

/** "California, United States": a place with its country as people call it here. */
export function placeLabel({ subdivision, name }: Place): string {
  const at = subdivision ? name.lastIndexOf(', ') : -1;
  return at < 0
    ? placeOf({ country: name })
    : placeOf({ zone: name.slice(0, at), country: name.slice(at + 2) });
}

const fold = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A place that can be chosen, with the words it is found by. */
export interface PlaceChoice {
  id: number;
  place: Place;
  label: string;
  words: string;
}

/** Every country and its parts; the parts follow their country. */
export function placeChoices({ countries }: ListPlacesApiResponse): PlaceChoice[] {
  const places = countries.flatMap(({ country, name, subdivisions }): Place[] => [
    { country, subdivision: '', name },
    ...subdivisions.map((part) => ({
      country,
      subdivision: part.code,
      name: `${part.name}, ${name}`,
    })),
  ]);
  return places.map((place, at) => {
    const label = placeLabel(place);
    const words = fold(`${label} ${place.name} ${placeKey(place)}`);
    return { id: at + 1, place, label, words };
  });
}

/** The places with these words, at most so many: those that begin with them first, countries before their parts. */
export function findPlaces(all: readonly PlaceChoice[], typed: string, most = 50): PlaceChoice[] {
  const wanted = fold(typed.trim());
  const rank = ({ place, words }: PlaceChoice) =>
    (words.startsWith(wanted) ? 0 : 2) + (place.subdivision ? 1 : 0);
  return all
    .filter(({ words }) => words.includes(wanted))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, most);
}
