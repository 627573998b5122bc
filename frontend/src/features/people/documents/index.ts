export { kindLabel } from './messages';
export { DocumentRequests } from './DocumentRequests';
export { OwnDocuments } from './OwnDocuments';
export * from './standing';
export type * from './types';
