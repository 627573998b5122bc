import { defineMessages } from '@/lib/i18n';

/** What the server's settings and jobs are called: `<setting>` and `<setting>.text`, `group.<name>`, `job.<kind>`. */
export const settingTexts = {
  'group.Company': 'Company',
  'group.Registration': 'Registration',
  'group.Compliance': 'Compliance',
  'group.Orders': 'Orders',
  'group.Stock': 'Stock',
  'group.Purchasing': 'Purchasing',
  'group.Notices': 'Notices',
  'group.Security': 'Security',

  companyName: 'Company name',
  'companyName.text': 'The name on pages, in mails and on papers.',
  companyAddress: 'Company address',
  'companyAddress.text': 'The address on invoices and other papers, up to six lines.',
  companyPhone: 'Company telephone',
  'companyPhone.text': 'The telephone number on papers; empty leaves it out.',
  companyEmail: 'Company email',
  'companyEmail.text': 'The address for questions about papers; empty leaves it out.',
  companyTaxNumber: 'Tax number',
  'companyTaxNumber.text': "The company's tax number, on papers; empty leaves it out.",
  currencySymbol: 'Currency sign',
  'currencySymbol.text':
    'Stands before every amount on pages, in texts and on papers, such as $ or RM. 1 to 4 letters or signs.',
  businessTimeZone: 'Time zone of the business',
  'businessTimeZone.text':
    'Where days and months begin, for reports, prices, plans, jobs, filters by day, exports, mails and papers.',
  bankDetails: 'Bank details',
  'bankDetails.text':
    'Where invoices are to be paid, up to six lines; on invoices and pro forma invoices.',
  manufacturerActivation: 'Manufacturers may sign in',
  'manufacturerActivation.text':
    "Whether a manufacturer waits for the admin's approval or signs in at once.",
  registrationsPerHour: 'Registrations per hour',
  'registrationsPerHour.text': 'How many accounts can be registered from one address in an hour.',
  documentReminderDays: 'Reminder before a document ends',
  'documentReminderDays.text':
    'How many days before the end of a document its owner is reminded to send a new one.',
  minimumAge: 'Minimum age',
  'minimumAge.text': 'People below this age cannot register. 0 asks nobody for their age.',
  ordersNeedAge: 'Orders need a confirmed age',
  'ordersNeedAge.text': 'Refuses orders of customers who have not told their birth date.',
  closedCountries: 'Countries closed to consumers',
  'closedCountries.text':
    'Customers from these countries can neither register nor order. One country a line.',
  termsVersion: 'Version of the terms',
  'termsVersion.text':
    'What people agree to when they register; change it with the text of the terms.',
  shippingCost: 'Shipping cost',
  'shippingCost.text': 'A flat amount that is added to each order.',
  taxBasisPoints: 'Tax rate',
  'taxBasisPoints.text': 'In percent of the goods, such as 8.25.',
  returnDays: 'Returns',
  'returnDays.text':
    'Whole days after the day of delivery in which buyers can return goods, by the time zone of the business; a paid order is completed after them.',
  unpaidOrderHours: 'Hours until unpaid orders are cancelled',
  'unpaidOrderHours.text':
    'One rule a line, by role and payment method, such as customer: 72 or dealer / Bank: 336. 0, or no rule, never cancels; buyers are told a day before.',
  shipUnpaid: 'Shipping before payment',
  'shipUnpaid.text':
    "What happens when a customer's unpaid order is to be shipped: who ships is asked first, it is refused, or it just leaves. Traders buy on terms, and cash is paid when the goods are handed over.",
  newCustomerPieces: 'Unpaid pieces of a new customer',
  'newCustomerPieces.text':
    'How many pieces the unpaid orders of a customer who has never paid may hold together. 0 sets no limit.',
  priceCheckPercent: 'Price changes that are asked about',
  'priceCheckPercent.text':
    'Regional prices that move by more percent than this are named before they are saved.',
  lowStockMark: 'Low stock',
  'lowStockMark.text': 'Screens warn of products with this many pieces or fewer.',
  purchaserAlertMark: 'Purchasing alert',
  'purchaserAlertMark.text': "Products with fewer pieces stand on the purchaser's alerts.",
  holdExpiredLots: 'Expired batches are put on hold',
  'holdExpiredLots.text':
    'Every night batches past their last day are put on hold, so that nothing of them is sold.',
  expiryWarningDays: 'Expiry warning',
  'expiryWarningDays.text':
    'Batches whose last day is at most this many days away count as expiring.',
  purchaseApprovalLimit: "Orders without a manager's approval",
  'purchaseApprovalLimit.text':
    'A purchaser approves their own purchase orders up to this amount. 0 always asks a manager.',
  salesDays: 'Days of sales',
  'salesDays.text':
    'Suggestions look at the sales of this many days; what is ordered lasts as long.',
  leadDays: 'Days until delivery',
  'leadDays.text': 'How long a delivery takes from suppliers that say nothing else.',
  safetyDays: 'Days in reserve',
  'safetyDays.text': 'How many days of sales should still be there when a delivery comes.',
  overDeliveryPercent: 'Over-delivery',
  'overDeliveryPercent.text': 'How many percent more than was ordered may be taken in.',
  digestHour: 'Hour of the daily mail',
  'digestHour.text':
    'At this hour of the business unread notices of the last day are mailed to those who want them by mail.',
  sessionIdleHours: 'Sign-out after hours without a request',
  'sessionIdleHours.text': 'A session ends when nothing was asked for this long.',
  sessionDays: 'Sign-out after days',
  'sessionDays.text': 'A session ends this long after sign-in, whatever happens.',
  resetsPerHour: 'Password requests per hour',
  'resetsPerHour.text': 'How many new passwords can be asked for from one address in an hour.',
  staffPasswordLength: 'Shortest password of staff',
  'staffPasswordLength.text':
    'For admin, manufacturers and employees, when they choose a new one. Everybody else needs 6 characters.',
  tokenRequestsPerMinute: 'Requests of an API token per minute',
  'tokenRequestsPerMinute.text':
    'How many requests a program may make with one API token in a minute.',
  webhookPrivateAddresses: 'Webhooks may reach private addresses',
  'webhookPrivateAddresses.text':
    'Lets webhooks speak to addresses inside the own network, and by http. Only for trusted installations; what is answered there is not kept.',
  referralLookupsPerMinute: 'Referral look-ups per minute',
  'referralLookupsPerMinute.text':
    'How many referral codes can be looked up from one address in a minute.',
  streamsPerPerson: 'Live streams per person',
  'streamsPerPerson.text':
    'How many pages of one person may follow notices at once. Counted by each instance.',
  streamsPerAddress: 'Live streams per address',
  'streamsPerAddress.text':
    'How many pages at one address may follow notices at once. Counted by each instance.',

  'job.sendMail': 'Send a mail',
  'job.resetPassword': 'Mail a link for a new password',
  'job.documentExpiry': 'Tell whose documents end',
  'job.holdExpiredLots': 'Put expired batches on hold',
  'job.collectMedia': 'Remove unused pictures',
  'job.checkImport': 'Check an import',
  'job.applyImport': 'Apply an import',
  'job.forgetImports': 'Remove old imports',
  'job.approveCommissions': 'Approve commissions whose hold is over',
  'job.grantBonuses': 'Grant the bonuses of months that have ended',
  'job.expireQuotes': 'End offers that were not answered',
  'job.completeDelivered': 'Complete delivered orders after the return period',
  'job.cancelUnpaid': 'Cancel orders that were not paid in time',
  'job.forgetOld': 'Forget what is no longer needed',
  'job.noticeDigest': 'Mail unread notifications',
  'group.Operation': 'Operation',
  backupHour: 'Hour of the daily backup',
  'backupHour.text':
    'At this hour of the business a backup of everything is made every day. -1 makes none.',
  backupsKept: 'Backups kept',
  'backupsKept.text': 'When a backup was made, the oldest beyond this number are removed.',
  'job.makeBackup': 'Make a backup',
  'job.dailyBackup': 'Make the daily backup',
  'job.deliverWebhook': 'Send a message to a webhook',
  'job.foldSales': 'Sum up orders that have changed',
} as const;

export const { text } = defineMessages('settings', settingTexts);
