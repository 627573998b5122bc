import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('terms', {
  title: 'Terms of use',
  lead: 'What you agree to when you register.',
  version: 'Version {{version}}. What you agree to when you register.',

  parties: 'Who these terms are between',
  partiesText:
    'These terms are between {{company}}, which runs this platform, and everyone who registers on it: customers, agents, sub-agents, dealers, wholesalers, manufacturers and employees. If you act for a company, you confirm that you are authorised to.',
  age: 'Adults only',
  ageText:
    'The products may contain nicotine and are for adults of legal smoking age in their country. {{company}} may ask for proof of your age at any time.',
  ageYears:
    'The products may contain nicotine. You must be at least {{age}} years old, or older where your country’s law requires it, to register as a customer and to buy. We may ask for proof of your age at any time.',
  accounts: 'Your account',
  accountsText:
    'Give true and current details, keep your password to yourself, and tell us if you think someone else knows it. Each person has one account per role. You are responsible for what is done with your account until you tell us.',
  approval: 'Checking and approval',
  approvalText:
    'Accounts of companies, dealers, agents and employees are reviewed before they can be used in full. {{company}} may ask for documents, refuse them with a reason, and approve, reject or deactivate an account.',
  prices: 'Prices',
  pricesText:
    'You see the prices for your role. They may change until you order; the price of an order is the one shown when you place it. Dealers must keep their prices within the suggested ranges.',
  orders: 'Orders and payment',
  ordersText:
    'An order reserves the goods. You pay it by the method chosen in it. You can cancel an order until we start preparing it. An order is accepted when {{company}} confirms or ships it.',
  delivery: 'Delivery',
  deliveryText:
    'We send goods to the address in the order, by the shipping method chosen there. We don’t sell to consumers in some countries; the platform tells you before you register or order.',
  returns: 'Returns and faults',
  returnsText:
    'Tell us within the return period shown on your order if goods are missing, wrong or faulty. This doesn’t affect your rights under the law of your country.',
  referral: 'Referral programme',
  referralText:
    'Agents and sub-agents earn commission on paid orders of customers who registered with their code, at the published rate and after the holding period. Commission on a cancelled or refunded order is reversed. No one may register under their own code.',
  conduct: 'What is not allowed',
  conductText:
    'Selling to minors, submitting false documents, opening accounts for others, scraping data without your own API token, and anything that disrupts the platform or the people who work on it.',
  liability: 'Liability',
  liabilityText:
    '{{company}} is liable for damage caused intentionally or by gross negligence, and otherwise only for typical, foreseeable damage, as far as the law allows this limit.',
  changes: 'Changes',
  changesText:
    'When these terms change, they get a new version number. The version you accepted is kept with your account. You may close your account at any time by writing to us.',

  underageTitle: 'This shop is for adults',
  underageYears: 'You must be at least {{age}} years old to enter.',
  underage: 'You must be of legal age to enter.',
  underageMistake: 'I answered by mistake',
});
