export { readPeriod, writePeriod, type Bucket, type Period } from './period';
export { PeriodPicker } from './PeriodPicker';
export { pointName, pointTick } from './pointNames';
export { usePeriod } from './usePeriod';
