import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('home', {
  title: 'Vape products, traded tier by tier',
  heroTitle: 'Every tier of the trade, on one counter.',
  heroText:
    'Manufacturer, wholesaler, dealer, agent and customer work from the same catalogue and the same stock, each at their own price.',
  browse: 'Browse products',
  join: 'Create an account',
  referralTitle: 'Share what you sell. Earn on every sale.',
  referralText:
    'Agents bring customers with a personal link. The customers get agent pricing, the agent earns on what they buy.',
  earnTitle: 'Earn commission',
  earnText: '{{rate}} for every {{basis}} a referred customer spends.',
  networkTitle: 'Build a network',
  networkText: 'Work with sub-agents and see who joined through your link.',
  growTitle: 'Grow income',
  growText: 'A monthly bonus of up to {{most}} on top of the commissions.',
  becomeAgent: 'Become an Agent',
  getLink: 'Get your referral link',
  featuredTitle: 'Featured products',
  featuredText: 'New in the catalogue. Sign in to see your own price.',
  allProducts: 'All products',
  noProducts: 'The catalogue is being filled',
  noProductsText: 'Products appear here as soon as the first ones are on sale.',
  licencesTitle: 'Licences',
  businessLicense: 'Business License',
  importExport: 'Import/Export',
  manufacturing: 'Manufacturing',
  verified: 'Verified',
});
