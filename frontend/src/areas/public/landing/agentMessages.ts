import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('becomeAgent', {
  title: 'Become an Agent',
  lead: 'Share a personal link. Whoever joins through it gets agent pricing, and you earn on what they buy.',
  apply: 'Apply as an agent',
  signIn: 'Agent sign-in',
  tool: 'Get your referral link',

  benefitsTitle: 'What you get',
  network: 'Your own referral network',
  networkText: 'Customers and sub-agents who join through your link stay linked to you.',
  tools: 'Tools to share',
  toolsText: 'A code, a link and a QR code to print or send.',
  pricing: 'Agent pricing',
  pricingText: 'You and the customers you bring buy at the agent price.',

  commissionTitle: 'Commission structure',
  perSale: 'Customer sale',
  perSaleText: 'for every {{basis}} of a customer’s purchase',
  subAgent: 'Through a sub-agent',
  subAgentText: 'for you, and {{subRate}} for the sub-agent: a pool of {{pool}}',
  bonus: 'Monthly bonus',
  bonusText: '{{percent}}% of the month’s approved commissions',
  upTo: 'Up to {{amount}}',

  stepsTitle: 'Four steps',
  step1: 'Apply',
  step1Text: 'Register with an ID document and proof of your digital wallet.',
  step2: 'Get Approved',
  step2Text: 'The company checks your documents.',
  step3: 'Share',
  step3Text: 'Send your link, or let people scan your QR code.',
  step4: 'Earn',
  step4Text_one: 'Commissions are approved {{count}} day after a customer’s payment.',
  step4Text_other: 'Commissions are approved {{count}} days after a customer’s payment.',

  requirementsTitle: 'What you need',
  id: 'An identity card or passport',
  wallet: 'Proof of your digital wallet',
  adult: 'Legal smoking age in your country',

  previewTitle: 'Your dashboard, worked out',
  previewText: 'Move the slider to what your customers might buy in a month.',
  purchases: 'Purchases of your customers in a month',
  commission: 'Commission',
  bonusShort: 'Monthly bonus',
  sum: 'Together',
});
