/** People's accounts: decisions about them, verification with its documents, employees, places, sessions. */
export { OwnDocuments } from './documents';
export { PlaceChangeNote } from './place/PlaceChangeNote';
export { Sessions } from './sessions/Sessions';
export { StandingNotice } from './standing/StandingNotice';
