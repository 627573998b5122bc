import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('home', {
  title: 'Wholesale vape products',
  heroTitle: 'Wholesale vape, from the manufacturer',
  heroText: 'Order by the piece, the pack or the carton from real-time stock, at your own price.',
  bestTitle: 'Best sellers',
  browse: 'Browse products',
  join: 'Create an account',
  referralTitle: 'Know a shop that needs stock?',
  referralText:
    'Refer it with a personal link. It buys at agent prices, and you earn commission on its orders.',
  earnTitle: 'Earn commission',
  earnText: '{{rate}} for every {{basis}} a referred customer spends.',
  networkTitle: 'Every customer in one list',
  networkText: 'See who ordered through your link, and what you earn.',
  growTitle: 'Monthly bonus',
  growText: 'Up to {{most}} a month on top of your commission.',
  becomeAgent: 'Become an Agent',
  getLink: 'Get your referral link',
  featuredTitle: 'Featured products',
  featuredText: 'New in the catalogue. Sign in to see your own price.',
  allProducts: 'All products',
  noProducts: 'Our first products will appear here soon.',
  licencesTitle: 'Licences',
  verified: 'Verified',
});
