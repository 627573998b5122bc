export { ConflictNotice, type Overtaken } from './ConflictNotice';
export type { EditedField, EditedFields } from './conflicts';
export { withRow, type Rows } from './rows';
export { useConflict } from './useConflict';
export { useMerge, type Table } from './useMerge';
