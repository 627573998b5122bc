import type { CommissionResponse } from '@/api/generated';
import { multiplyMoney } from '@/lib/money';

export type Computed = Pick<
  CommissionResponse,
  'agentId' | 'subAgentId' | 'agentCommission' | 'subAgentCommission' | 'steps' | 'rates'
>;

export interface Part {
  who: 'agent' | 'subAgent';
  rate: string;
  steps: number;
  amount: string;
  /** Whether steps times the rate gives the amount; not so once a payout was corrected by hand. */
  isExact: boolean;
}

/** Who earns what by which rate; a sub-agent sees their own part only. */
export function partsOf(commission: Computed, viewerRole: string | undefined): Part[] {
  const { agentId, subAgentId, agentCommission, subAgentCommission, steps, rates } = commission;
  const part = (who: Part['who'], rate: string, amount: string): Part => ({
    who,
    rate,
    steps,
    amount,
    isExact: multiplyMoney(rate, steps) === amount,
  });
  return [
    ...(agentId && viewerRole !== 'sub-agent'
      ? [part('agent', rates.agentRate, agentCommission)]
      : []),
    ...(subAgentId ? [part('subAgent', rates.subAgentRate, subAgentCommission)] : []),
  ];
}
