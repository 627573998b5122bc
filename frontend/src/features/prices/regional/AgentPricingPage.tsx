import { PricingPage } from './PricingPage';

/** What agents and referred customers pay in each region. */
export default function AgentPricingPage() {
  return <PricingPage key="agent" audience="agent" />;
}
