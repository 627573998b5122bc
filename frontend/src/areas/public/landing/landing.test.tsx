import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heading, visit } from '@/testing/visit';

const main = () => screen.getByRole('main');
const leadsTo = (path: string) => main().querySelector(`a[href="${path}"]`);
const part = (title: string) =>
  within(screen.getByRole('heading', { name: title, level: 2 }).closest('section') as HTMLElement);

it('the dealer page has benefits, requirements and four steps', async () => {
  visit('/dealers');
  await heading('Become a Dealer');
  expect(screen.getByText('Up to 40% margin')).toBeInTheDocument();
  expect(screen.getByText('No minimum order')).toBeInTheDocument();
  expect(screen.getByText('At least 2 years of retail experience')).toBeInTheDocument();
  expect(part('Four steps').getAllByRole('listitem')).toHaveLength(4);
  for (const path of ['/register/dealer', '/login/dealer']) expect(leadsTo(path)).not.toBeNull();
});

it('the agent page has the commission structure, four steps and a preview', async () => {
  visit('/become-agent');
  await heading('Become an Agent');
  const rates = part('Commission structure');
  expect(rates.getAllByText('$0.50').length).toBeGreaterThan(0);
  expect(rates.getByText(/for every \$14\.00/)).toBeInTheDocument();
  expect(rates.getByText('Up to $100.00')).toBeInTheDocument();
  const steps = part('Four steps').getAllByRole('heading', { level: 3 });
  expect(steps.map((step) => step.textContent)).toEqual(['Apply', 'Get Approved', 'Share', 'Earn']);
  expect(part('What you need').getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(screen.getByRole('slider')).toBeInTheDocument();
  for (const path of ['/register/agent', '/login/agent', '/agent-referral'])
    expect(leadsTo(path)).not.toBeNull();
});
