import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('home', {
  title: 'Wholesale vape products',
  heroTitle: 'Wholesale vape, from the manufacturer',
  heroText: 'Order by the piece, the pack or the carton from real-time stock, at your own price.',
  newestTitle: 'New in the catalogue',
  browse: 'Browse products',
  join: 'Create an account',
  referralTitle: 'Share what you sell. Earn on every sale.',
  referralText:
    'Agents bring in customers with a personal link. Customers get agent pricing; agents earn on what they buy.',
  earnTitle: 'Earn commission',
  earnText: '{{rate}} for every {{basis}} a referred customer spends.',
  networkTitle: 'Build a network',
  networkText: 'Work with sub-agents and see who joined through your link.',
  growTitle: 'Grow income',
  growText: 'A monthly bonus of up to {{most}} on top of your commissions.',
  becomeAgent: 'Become an Agent',
  getLink: 'Get your referral link',
  featuredTitle: 'Featured products',
  featuredText: 'New in the catalogue. Sign in to see your own price.',
  allProducts: 'All products',
  noProducts: 'Our first products will appear here soon.',
  licencesTitle: 'Licences',
  verified: 'Verified',
});
