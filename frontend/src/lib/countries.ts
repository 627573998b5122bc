import { language, locale } from './language';

const own = new Intl.DisplayNames(locale, { type: 'region' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** English name, folded → ISO code, of every country `Intl` knows. */
let codes: Map<string, string> | undefined;

const fold = (name: string) => name.trim().toLowerCase();

function readCodes(): Map<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const pairs = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  return new Map(
    pairs.flatMap((code) => {
      const name = english.of(code);
      return name ? [[fold(name), code] as const] : [];
    }),
  );
}

/** A country, which the server keeps by its English name, as people call it here; any other text stays as it is. */
export function countryName(country: string): string {
  if (language === 'en') return country;
  codes ??= readCodes();
  const code = codes.get(fold(country));
  return code ? (own.of(code) ?? country) : country;
}

/** "Selangor, Malaysia": what is known of where somebody is. */
export function placeOf(place: { country?: string | null; zone?: string | null }): string {
  return [place.zone, place.country && countryName(place.country)].filter(Boolean).join(', ');
}

/** What a manufacturer can be (specification 1 §3). They are values the server knows, not texts. */
export const BUSINESS_TYPES = [
  'Manufacturing',
  'Trading',
  'Import/Export',
  'Distribution',
  'Processing',
  'Assembly',
] as const;
