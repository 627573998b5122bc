import { say, useAddress } from '@/lib/hooks/useAddress';

/** A choice that stands in the address; the first one goes without saying. What else stands there stays. */
export function useChoice<const T extends string>(name: string, values: readonly [T, ...T[]]) {
  const { params, change } = useAddress();
  const chosen: T = values.find((value) => value === params.get(name)) ?? values[0];
  const choose = (wanted: string) => change(say(name, wanted === values[0] ? '' : wanted));
  return [chosen, choose] as const;
}
