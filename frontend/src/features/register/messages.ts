import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('register', {
  title: 'Choose your registration type',
  description: 'How will you work with us? Pick the account that fits; each has its own form.',
  manufacturer: 'Manufacturer',
  manufacturerText: 'Run the company: catalogue, stock, orders and people.',
  wholesaler: 'Wholesaler',
  wholesalerText: 'Buy in volume and set dealer and agent prices by region.',
  employee: 'Employee',
  employeeText: 'Join the company you work for and handle its orders and stock.',
  dealer: 'Dealer',
  dealerText: 'Sell in your shop at your own price, within the suggested range.',
  agent: 'Agent',
  agentText: 'Share your link, bring customers and earn a commission.',
  customer: 'Customer',
  customerText: 'Shop the catalogue and follow your orders.',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
});
