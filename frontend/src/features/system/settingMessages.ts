import { defineMessages } from '@/lib/i18n';

/** What the server's settings and jobs are called: `<setting>` and `<setting>.text`, `group.<name>`, `job.<kind>`. */
export const settingTexts = {
  'group.Company': 'Company',
  'group.Registration': 'Registration',
  'group.Compliance': 'Compliance',
  'group.Orders': 'Orders',
  'group.Stock': 'Stock',
  'group.Purchasing': 'Purchasing',
  'group.Notices': 'Notifications',
  'group.Security': 'Security',

  companyName: 'Company name',
  'companyName.text': 'Shown on pages, emails and documents.',
  companyAddress: 'Company address',
  'companyAddress.text': 'Shown on invoices and other documents. Up to six lines.',
  companyPhone: 'Company phone',
  'companyPhone.text': 'Shown on documents. Leave blank to hide it.',
  companyEmail: 'Company email',
  'companyEmail.text': 'The contact for questions about documents. Leave blank to hide it.',
  companyTaxNumber: 'Tax number',
  'companyTaxNumber.text': 'Shown on documents. Leave blank to hide it.',
  currencySymbol: 'Currency symbol',
  'currencySymbol.text': 'Shown before every amount, such as $ or RM. 1 to 4 letters or symbols.',
  businessTimeZone: 'Business time zone',
  'businessTimeZone.text':
    'When days and months start, for reports, prices, plans, jobs, filters, exports, emails and documents.',
  bankDetails: 'Bank details',
  'bankDetails.text':
    'Where buyers pay their invoices. Shown on invoices and proforma invoices, up to six lines.',
  manufacturerActivation: 'Manufacturers can sign in',
  'manufacturerActivation.text':
    'Whether new manufacturers wait for admin approval or can sign in immediately.',
  registrationsPerHour: 'Registrations per hour',
  'registrationsPerHour.text': 'How many accounts one IP address can register in an hour.',
  documentReminderDays: 'Document expiry reminder',
  'documentReminderDays.text':
    'How many days before a document expires we remind its owner to renew it.',
  minimumAge: 'Minimum age',
  'minimumAge.text': 'People below this age can’t register.',
  ordersNeedAge: 'Orders require a confirmed age',
  'ordersNeedAge.text': 'Blocks orders from customers who haven’t given their date of birth.',
  closedCountries: 'Countries closed to consumers',
  'closedCountries.text':
    'Customers from these countries can’t register or order. One country per line.',
  termsVersion: 'Terms version',
  'termsVersion.text':
    'What people accept when they register. Change it whenever you change the terms.',
  shippingCost: 'Shipping cost',
  'shippingCost.text': 'A flat amount added to each order.',
  taxBasisPoints: 'Tax rate',
  'taxBasisPoints.text': 'Percentage of the goods total, such as 8.25.',
  returnDays: 'Return period',
  'returnDays.text':
    'Whole days after the day of delivery in which buyers can return goods, in the business time zone. After that, a paid order is completed.',
  unpaidOrderHours: 'Hours until unpaid orders are cancelled',
  'unpaidOrderHours.text':
    'One rule per line, by role and payment method, such as customer: 72 or dealer / Bank: 336. 0, or no rule, means never. Buyers are told a day before.',
  shipUnpaid: 'Shipping unpaid orders',
  'shipUnpaid.text':
    'What happens when staff ship a customer’s unpaid order: ask first, refuse or allow. Traders buy on terms, and cash is paid on delivery.',
  newCustomerPieces: 'Unpaid pieces for new customers',
  'newCustomerPieces.text':
    'The most pieces a customer who has never paid can have in unpaid orders.',
  priceCheckPercent: 'Large price changes',
  'priceCheckPercent.text':
    'Regional price changes above this percentage need to be confirmed before they are saved.',
  lowStockMark: 'Low stock threshold',
  'lowStockMark.text': 'Products with this many pieces or fewer are shown as low on stock.',
  purchaserAlertMark: 'Purchasing alert threshold',
  'purchaserAlertMark.text': 'Products with fewer pieces appear on the purchaser’s stock alerts.',
  holdExpiredLots: 'Put expired batches on hold',
  'holdExpiredLots.text':
    'Every night, expired batches are put on hold so that they can’t be sold.',
  expiryWarningDays: 'Expiry warning',
  'expiryWarningDays.text': 'Batches that expire within this many days are shown as expiring soon.',
  purchaseApprovalLimit: 'Purchase approval limit',
  'purchaseApprovalLimit.text':
    'Purchasers can approve their own purchase orders up to this amount. 0 always requires a manager.',
  salesDays: 'Days of sales',
  'salesDays.text':
    'Suggestions are based on the sales of this many days and cover as many days ahead.',
  leadDays: 'Default lead time',
  'leadDays.text': 'Used for suppliers without a lead time of their own.',
  safetyDays: 'Safety stock',
  'safetyDays.text': 'How many days of sales should be left when a delivery arrives.',
  overDeliveryPercent: 'Over-delivery tolerance',
  'overDeliveryPercent.text': 'How many percent more than ordered can be received.',
  digestHour: 'Hour of the daily email',
  'digestHour.text':
    'When unread notifications of the last day are emailed to those who want them.',
  sessionIdleHours: 'Idle sign-out',
  'sessionIdleHours.text': 'A session ends after this long without activity.',
  sessionDays: 'Maximum session',
  'sessionDays.text': 'A session ends this long after sign-in, even if it is active.',
  resetsPerHour: 'Password requests per hour',
  'resetsPerHour.text': 'How many password resets one IP address can request in an hour.',
  staffPasswordLength: 'Minimum staff password length',
  'staffPasswordLength.text':
    'For new passwords of admins, manufacturers and employees. Everyone else needs at least 6 characters.',
  tokenRequestsPerMinute: 'API requests per minute',
  'tokenRequestsPerMinute.text': 'How many requests one API token can make in a minute.',
  webhookPrivateAddresses: 'Webhooks to private addresses',
  'webhookPrivateAddresses.text':
    'Lets webhooks reach addresses inside your own network, also over http. Only for trusted installations; responses from there are not kept.',
  referralLookupsPerMinute: 'Referral look-ups per minute',
  'referralLookupsPerMinute.text':
    'How many referral codes one IP address can look up in a minute.',
  streamsPerPerson: 'Live connections per person',
  'streamsPerPerson.text':
    'How many open pages of one person can receive live notifications. Counted per instance.',
  streamsPerAddress: 'Live connections per IP address',
  'streamsPerAddress.text':
    'How many open pages at one IP address can receive live notifications. Counted per instance.',

  'job.sendMail': 'Send an email',
  'job.resetPassword': 'Email a password reset link',
  'job.documentExpiry': 'Send document expiry reminders',
  'job.holdExpiredLots': 'Put expired batches on hold',
  'job.collectMedia': 'Remove unused pictures',
  'job.checkImport': 'Check an import',
  'job.applyImport': 'Apply an import',
  'job.forgetImports': 'Remove old imports',
  'job.approveCommissions': 'Approve commissions after their hold',
  'job.grantBonuses': 'Grant monthly bonuses',
  'job.expireQuotes': 'Expire unanswered offers',
  'job.completeDelivered': 'Complete delivered orders after the return period',
  'job.cancelUnpaid': 'Cancel unpaid orders',
  'job.backInStock': 'Send back-in-stock notifications',
  'job.forgetOld': 'Clean up old data',
  'job.noticeDigest': 'Email unread notifications',
  'job.sendReports': 'Send scheduled reports',
  'group.Operation': 'Operation',
  backupHour: 'Hour of the daily backup',
  'backupHour.text': 'When a full backup is made every day.',
  backupsKept: 'Backups to keep',
  'backupsKept.text': 'After each backup, the oldest ones beyond this number are removed.',
  'job.makeBackup': 'Make a backup',
  'job.dailyBackup': 'Make the daily backup',
  'job.deliverWebhook': 'Deliver a webhook event',
  'job.foldSales': 'Update sales totals',
} as const;

export const { text } = defineMessages('settings', settingTexts);
