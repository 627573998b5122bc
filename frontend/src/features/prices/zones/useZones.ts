import { useCallback, useState } from 'react';
import type { RegionName } from '@/api/generated';
import { differences, put, take, type Place, type Zones } from './draft';

/** The table of regions as it is being changed, over the one that is saved under this version. */
export function useZones(saved: Zones, savedVersion: number) {
  const [{ base, version }, setBase] = useState({ base: saved, version: savedVersion });
  const [draft, setDraft] = useState<Zones>();
  const isOlder = version !== savedVersion;
  const zones = draft ?? base;
  const changes = differences(base, zones);
  // What others save arrives by itself as long as nothing was changed here; so does what was saved here.
  if (isOlder && (changes.count === 0 || differences(saved, zones).count === 0)) {
    setBase({ base: saved, version: savedVersion });
    setDraft(undefined);
  }
  const isDirty = changes.count > 0;
  return {
    zones,
    base,
    /** What the changes are made to. */
    version,
    changes,
    /** Others have saved since the first change here. */
    isBehind: isOlder && isDirty,
    add: useCallback(
      (place: Place, to: RegionName) => setDraft((now) => put(now ?? base, place, to)),
      [base],
    ),
    remove: useCallback((place: Place) => setDraft((now) => take(now ?? base, place)), [base]),
    /** What was saved of the changes and of those of others. */
    take: setDraft,
    discard: () => {
      setBase({ base: saved, version: savedVersion });
      setDraft(undefined);
    },
    hasUnsaved: useCallback(() => isDirty, [isDirty]),
  };
}
