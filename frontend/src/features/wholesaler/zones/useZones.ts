import { useCallback, useState } from 'react';
import { differences, put, take, type Place, type RegionId, type Zones } from './draft';

/** The table of regions as it is being changed, over the one that is saved. */
export function useZones(saved: Zones) {
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState<Zones>();
  const zones = draft ?? base;
  const changes = differences(base, zones);
  // What others save arrives by itself as long as nothing was changed here; so does what was saved here.
  if (saved !== base && (changes.count === 0 || differences(saved, zones).count === 0)) {
    setBase(saved);
    setDraft(undefined);
  }
  const isDirty = changes.count > 0;
  return {
    zones,
    base,
    changes,
    /** Others have saved since the first change here. */
    isBehind: saved !== base && isDirty,
    add: useCallback(
      (place: Place, to: RegionId) => setDraft((now) => put(now ?? base, place, to)),
      [base],
    ),
    remove: useCallback((place: Place) => setDraft((now) => take(now ?? base, place)), [base]),
    discard: () => {
      setBase(saved);
      setDraft(undefined);
    },
    hasUnsaved: useCallback(() => isDirty, [isDirty]),
  };
}
