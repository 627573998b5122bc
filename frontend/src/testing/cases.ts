import type { ShownCase, ShownDocument } from '@/features/people/documents';

/** A document for tests: a wallet proof that nobody has looked at. */
export function paper(changes: Partial<ShownDocument> = {}): ShownDocument {
  return {
    id: 31,
    kind: 'walletProof',
    label: 'Wallet Proof',
    fileName: 'wallet.png',
    mediaType: 'image/png',
    size: 2048,
    url: '/api/documents/31',
    createdAt: '2026-11-20T08:00:00Z',
    review: { status: 'pending' },
    ...changes,
  };
}

/** A tax number for tests that nobody has decided about. */
export const TAX_NUMBER = {
  country: 'DE',
  number: 'DE136695976',
  status: 'unverified',
} as const;

/** A verification for tests: an agent with one document to check. */
export function verificationCase(changes: Partial<ShownCase> = {}): ShownCase {
  return {
    user: {
      id: 7,
      username: 'lina',
      firstName: 'Lina',
      lastName: 'Tan',
      fullName: 'Lina Tan',
      role: 'agent',
      verificationStatus: 'pending',
      isActive: true,
      createdAt: '2026-11-20T08:00:00Z',
    },
    documents: [paper()],
    missing: [],
    history: [{ event: 'registered', actorName: 'Lina Tan', createdAt: '2026-11-20T08:00:00Z' }],
    ...changes,
  };
}
