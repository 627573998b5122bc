import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('dealers', {
  title: 'Become a Dealer',
  lead: 'Sell our products in your shop, at your own price within the suggested range.',
  apply: 'Apply as a dealer',
  signIn: 'Dealer sign-in',
  store: 'Visit the dealer store',

  benefitsTitle: 'What you get',
  margin: 'Up to 40% margin',
  marginText: 'You buy at the Dealer Price and set your own within the suggested range.',
  pricing: 'Dealer Pricing',
  pricingText: 'See your price on every product, by the unit, the pack and the bulk.',
  minimum: 'No minimum order',
  minimumText: 'Order one piece or a pallet; stock is reserved the moment you order.',
  territory: 'Regional territory rights',
  territoryText: 'Apply for the country and zone you want to sell in.',
  support: 'Business support',
  supportText: 'Track every order from payment to delivery.',

  requirementsTitle: 'What you need',
  experience: 'At least 2 years of retail experience',
  dealerId: 'Your Dealer ID',
  licence: 'Your company license',
  bank: 'A bank statement',
  photos: 'Photos of your shop',

  stepsTitle: 'Four steps',
  step1: 'Apply',
  step1Text: 'Fill in the form and attach your documents.',
  step2: 'Verification',
  step2Text: 'We check your license, statement and photos.',
  step3: 'Approval',
  step3Text: 'We notify you and open your dealer prices.',
  step4: 'Sell',
  step4Text: 'Order stock and sell at your own price.',
});
