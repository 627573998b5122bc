import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('becomeAgent', {
  title: 'Become an Agent',
  lead: 'Share a personal link. Anyone who joins through it gets agent pricing, and you earn commission on what they buy.',
  apply: 'Apply as an agent',
  signIn: 'Agent sign-in',
  tool: 'Get your referral link',

  benefitsTitle: 'What you get',
  network: 'Your own referral network',
  networkText: 'Customers and sub-agents who join through your link stay linked to you.',
  tools: 'Tools to share',
  toolsText: 'A code, a link and a QR code to print or send.',
  pricing: 'Agent pricing',
  pricingText: 'You and the customers you bring in buy at the agent price.',

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
  step2Text: 'We check your documents.',
  step3: 'Share',
  step3Text: 'Send your link, or let people scan your QR code.',
  step4: 'Earn',
  step4Text_one: 'We approve commissions {{count}} day after the customer pays.',
  step4Text_other: 'We approve commissions {{count}} days after the customer pays.',

  requirementsTitle: 'What you need',
  id: 'An identity card or passport',
  wallet: 'Proof of your digital wallet',
  adult: 'Legal smoking age in your country',

  previewTitle: 'See what you could earn',
  previewText: 'Move the slider to your customers’ monthly purchases.',
  purchases: 'Your customers’ monthly purchases',
  commission: 'Commission',
  bonusShort: 'Monthly bonus',
  sum: 'Total',
});
