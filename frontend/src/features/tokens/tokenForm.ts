import { z } from 'zod';
import type { CreateTokenRequest, TokenScope } from '@/api/generated';
import { addDays, endOfDay, isoDay } from '@/lib/dates';
import { text } from './messages';

/** How many days a token can last; a year is the most the server takes. */
export const LIFETIMES = [7, 30, 90, 180, 365] as const;

export interface TokenValues {
  name: string;
  days: string;
  scopes: TokenScope[];
}

export const NEW_TOKEN: TokenValues = { name: '', days: '90', scopes: [] };

export function tokenSchema() {
  return z.object({
    name: z.string().trim().min(1, text('nameNeeded')).max(80, text('nameNeeded')),
    days: z.string(),
    scopes: z.array(z.custom<TokenScope>()).min(1, text('scopesNeeded')),
  });
}

/** The token that is wished for. It ends with a day, today being the first one. */
export function requestOf(values: TokenValues, now: Date = new Date()): CreateTokenRequest {
  const last = addDays(isoDay(now), Number(values.days) - 1);
  return { name: values.name, scopes: values.scopes, expiresAt: endOfDay(last) };
}
