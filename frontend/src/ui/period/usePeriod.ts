import { useAddress } from '@/lib/hooks/useAddress';
import { readPeriod, writePeriod, type Bucket, type Period } from './period';

/** The period that stands in the address, and the way to another one; what else stands there stays. */
export function usePeriod() {
  const { params, change: changeAddress } = useAddress();
  const period = readPeriod(params);
  const change = (wanted: Omit<Period, 'bucket'>, bucket?: Bucket) =>
    changeAddress((address) => {
      for (const name of ['days', 'from', 'to', 'bucket']) address.delete(name);
      for (const [name, value] of Object.entries(writePeriod(wanted, bucket)))
        address.set(name, value);
    });
  return { period, change, isBackwards: period.to < period.from };
}
