import { useSearchParams } from 'react-router-dom';
import { readPeriod, writePeriod, type Bucket, type Period } from './period';

/** The period that stands in the address, and the way to another one; what else stands there stays. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params);
  const change = (wanted: Omit<Period, 'bucket'>, bucket?: Bucket) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        for (const name of ['days', 'from', 'to', 'bucket']) changed.delete(name);
        for (const [name, value] of Object.entries(writePeriod(wanted, bucket)))
          changed.set(name, value);
        return changed;
      },
      { replace: true },
    );
  return { period, change, isBackwards: period.to < period.from };
}
