export { Certificates, type ShownCertificate } from './Certificates';
export { kindLabel } from './messages';
export { DocumentRequests } from './DocumentRequests';
export { OwnDocuments } from './OwnDocuments';
export { OwnTax, TaxNumber } from './TaxNumber';
export * from './standing';
export type * from './types';
