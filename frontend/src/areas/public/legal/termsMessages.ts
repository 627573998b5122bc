import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('terms', {
  title: 'Terms of use',
  lead: 'What you agree to when you register.',
  version: 'Version {{version}}. What you agree to when you register.',

  parties: 'Who these terms are between',
  partiesText:
    'They are between {{company}}, which runs this platform, and everybody who registers on it: customers, agents, sub-agents, dealers, wholesalers, manufacturers and employees. Where you act for a company, you confirm that you may.',
  age: 'Adults only',
  ageText:
    'The products may contain nicotine and are for adults of the legal smoking age of their country. {{company}} may ask for proof of your age at any time.',
  ageYears:
    'The products may contain nicotine. You must be at least {{age}} years old, or older where the law of your country asks for more, to register as a customer and to buy. We may ask for proof of your age at any time.',
  accounts: 'Your account',
  accountsText:
    'Give true and current details, keep your password to yourself and tell us when you think somebody else knows it. One person has one account for each role. What is done with your account counts as done by you until you tell us.',
  approval: 'Checking and approval',
  approvalText:
    'Accounts of companies, dealers, agents and employees are checked before they open in full. {{company}} may ask for documents, refuse them with a reason, and approve, reject or deactivate an account.',
  prices: 'Prices',
  pricesText:
    'You see the prices of your own tier. They may change until you order; the price of an order is the one it shows when you place it. Suggested price ranges of dealers are binding for the prices dealers set.',
  orders: 'Orders and payment',
  ordersText:
    'An order reserves the goods. It is paid in the way chosen in it, and it may be cancelled until it is shipped. An order is accepted when {{company}} confirms or ships it.',
  delivery: 'Delivery',
  deliveryText:
    'Goods are sent to the address in the order, by the method chosen there. Consumer sale is closed in some countries; the platform says so before you register or order.',
  returns: 'Returns and faults',
  returnsText:
    'Tell us within 14 days of delivery when goods are missing, wrong or broken. Your rights under the law of your country stay as they are.',
  referral: 'Referral programme',
  referralText:
    'Agents and sub-agents earn commission on paid orders of customers who registered with their code, at the published rate and after the holding time. Commission of a cancelled or refunded order is reversed. Nobody may register under their own code.',
  conduct: 'What is not allowed',
  conductText:
    'Selling to minors, false documents, accounts for others, reading data by machine without a token of your own, and anything that disturbs the platform or those who work on it.',
  liability: 'Liability',
  liabilityText:
    '{{company}} answers for damage caused on purpose or by gross negligence, and otherwise for the typical damage that could be foreseen, as far as the law allows this limit.',
  changes: 'Changes',
  changesText:
    'A changed version of these terms carries a new version number, and the version you agreed to is kept with your account. You may close your account at any time by writing to us.',
});
