import { baseApi } from '@/api/base';

/** What everybody may know of the settings. */
export interface PublicSettings {
  companyName: string;
  /** 0 turns every question about the age off. */
  minimumAge: number;
  /** Countries in which nothing is sold to consumers. */
  closedCountries: string[];
  termsVersion: string;
}

/**
 * Like the calls of the session, this one stands apart from the generated ones: the public home makes it and does not
 * carry them.
 */
const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicSettings: build.query<PublicSettings, void>({ query: () => '/api/settings/public' }),
  }),
});

export const { usePublicSettingsQuery } = settingsApi;

/** The country as the settings write it, if consumer sale is closed there; case and blanks around it do not count. */
export function closedCountry(
  settings: PublicSettings | undefined,
  country: string,
): string | undefined {
  const wanted = country.trim().toLowerCase();
  return settings?.closedCountries.find((closed) => closed.trim().toLowerCase() === wanted);
}
