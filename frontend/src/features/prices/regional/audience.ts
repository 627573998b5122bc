/** Whose prices: dealers', or those of agents, sub-agents and the customers they referred. */
export type Audience = 'dealer' | 'agent';
