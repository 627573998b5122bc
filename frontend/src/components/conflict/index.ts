export type { EditedField, EditedFields } from './conflicts';
export { useConflict } from './useConflict';
