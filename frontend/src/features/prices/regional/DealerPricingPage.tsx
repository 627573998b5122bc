import { PricingPage } from './PricingPage';

/** What dealers pay in each region. */
export default function DealerPricingPage() {
  return <PricingPage key="dealer" audience="dealer" />;
}
