/** What a manufacturer can be (specification 1 §3). They are values the server knows, not texts. */
export const BUSINESS_TYPES = [
  'Manufacturing',
  'Trading',
  'Import/Export',
  'Distribution',
  'Processing',
  'Assembly',
] as const;
