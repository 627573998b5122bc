import { expect, it } from 'vitest';
import { partsOf, type Computed } from './computation';

const COMMISSION: Computed = {
  agentId: 5,
  subAgentId: 6,
  agentCommission: '9.50',
  subAgentCommission: '4.75',
  steps: 19,
  rates: { agentRate: '0.50', subAgentRate: '0.25', basisAmount: '14.00', holdDays: 14 },
};

it('names everybody who earns, with rate and steps', () => {
  expect(partsOf(COMMISSION, 'agent')).toEqual([
    { who: 'agent', rate: '0.50', steps: 19, amount: '9.50', isExact: true },
    { who: 'subAgent', rate: '0.25', steps: 19, amount: '4.75', isExact: true },
  ]);
  expect(partsOf({ ...COMMISSION, subAgentId: null }, 'admin').map(({ who }) => who)).toEqual([
    'agent',
  ]);
});

it('shows a sub-agent their own part', () => {
  expect(partsOf(COMMISSION, 'sub-agent').map(({ who }) => who)).toEqual(['subAgent']);
});

it('does not claim a product that is none', () => {
  expect(partsOf({ ...COMMISSION, agentCommission: '0.00' }, 'agent')[0]?.isExact).toBe(false);
});
