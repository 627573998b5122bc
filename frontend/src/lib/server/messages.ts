import { defineMessages } from '@/lib/i18n';

/** What the server says in English by a kind, so that pages can say it in their own language. */
export const serverTexts = {
  networkTitle: 'Network error',
  network: 'Network error. Please try again.',
  failed: 'Something went wrong on our side. Please try again later.',
  busy: 'Too many requests at once. Please wait a moment and try again.',
  keyReused: 'This was already submitted with different details. Reload to see the result.',

  'notice.order': 'Orders',
  'notice.stock_update': 'Stock updates',
  'notice.low_stock': 'Low stock',
  'notice.lot_hold': 'Batches on hold',
  'notice.lot_expired': 'Expired batches',
  'notice.issue': 'Issues',
  'notice.purchase_order': 'Purchase orders',
  'notice.payout': 'Payouts',
  'notice.bonus': 'Bonuses',
  'notice.registration': 'New registrations',
  'notice.approval': 'Decisions about my account',
  'notice.document': 'Documents',
  'notice.password': 'My password',
  'notice.webhook': 'My webhooks',
  'notice.passwordReset': 'Password requests',

  'document.businessLicense': 'Company License',
  'document.bankStatement': 'Bank Statement',
  'document.shopPhotos': 'Shop Photos',
  'document.idDocument': 'ID Document',
  'document.walletProof': 'Wallet Proof',
  'document.employmentLetter': 'Employment Letter',
} as const;

export const { text } = defineMessages('server', serverTexts);
