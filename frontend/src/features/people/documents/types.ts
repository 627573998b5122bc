import type {
  DocumentResponse,
  MissingDocumentResponse,
  VerificationCaseResponse,
  VerificationEventResponse,
} from '@/api/generated';

export type ShownDocument = DocumentResponse;
export type MissingRequest = MissingDocumentResponse;
export type ShownCase = VerificationCaseResponse;
export type CaseEvent = VerificationEventResponse;
export type DocumentKind = ShownDocument['kind'];
