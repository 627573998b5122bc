/** People's accounts: decisions about them, verification with its documents, tax numbers, employees, places, sessions. */
export { OwnDocuments, OwnTax } from './documents';
export { PlaceChangeNote } from './place/PlaceChangeNote';
export { Sessions } from './sessions/Sessions';
export { StandingNotice } from './standing/StandingNotice';
