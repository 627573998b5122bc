import { defineMessages } from '@/lib/i18n';

/** What no answer says, and what the server names by a kind. */
export const serverTexts = {
  networkTitle: 'Network error',
  network: 'Network error. Please try again.',

  'notice.order': 'Orders',
  'notice.stock_update': 'Stock updates',
  'notice.low_stock': 'Low stock',
  'notice.back_in_stock': 'Back in stock',
  'notice.lot_hold': 'Batches on hold',
  'notice.lot_expired': 'Expired batches',
  'notice.issue': 'Issues',
  'notice.mention': 'Mentions',
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
