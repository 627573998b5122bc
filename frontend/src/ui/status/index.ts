export { CountPill } from './CountPill';
export { Status } from './Status';
export { StatusChip } from './StatusChip';
export * from './tradeStatus';
