import { useSearchParams } from 'react-router-dom';

/** A choice that stands in the address; the first one goes without saying. What else stands there stays. */
export function useChoice<const T extends string>(name: string, values: readonly [T, ...T[]]) {
  const [params, setParams] = useSearchParams();
  const chosen: T = values.find((value) => value === params.get(name)) ?? values[0];
  const choose = (wanted: string) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (wanted === values[0]) changed.delete(name);
        else changed.set(name, wanted);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [chosen, choose] as const;
}
