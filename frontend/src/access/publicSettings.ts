import { baseApi } from '@/api/base';
import type { PublicSettingsResponse } from '@/api/generated';

export type PublicSettings = PublicSettingsResponse;

/**
 * Like the calls of the session, this one stands apart from the generated ones: the public home makes it and does not
 * carry them.
 */
export const settingsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Settings'] }).injectEndpoints({
  endpoints: (build) => ({
    publicSettings: build.query<PublicSettings, void>({
      query: () => '/api/settings/public',
      providesTags: ['Settings'],
    }),
  }),
});

export const { usePublicSettingsQuery } = settingsApi;

export type AgentPlan = PublicSettings['agentPlan'];

/** What agents earn now; undefined while it is on its way. The frame of every page asks for it anyway. */
export const useAgentPlan = (): AgentPlan | undefined => usePublicSettingsQuery().data?.agentPlan;

/** The country as the settings write it, if consumer sale is closed there; case and blanks around it do not count. */
export function closedCountry(
  settings: PublicSettings | undefined,
  country: string,
): string | undefined {
  const wanted = country.trim().toLowerCase();
  return settings?.closedCountries.find((closed) => closed.trim().toLowerCase() === wanted);
}
