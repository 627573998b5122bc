import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { only, say, useAddress } from './useAddress';

function Sort() {
  const { change } = useAddress();
  return <button onClick={() => change(say('sort', 'price'))}>Sort</button>;
}

function View() {
  const { params, change } = useAddress();
  return (
    <>
      <button onClick={() => change(say('view', 'list'), { push: true, state: { seen: 1 } })}>
        View
      </button>
      <button onClick={() => change(say('view', ''))}>Grid</button>
      <button onClick={() => change(only({ tab: 'b' }), { state: null })}>Tab</button>
      <output>{params.toString()}</output>
      <output aria-label="State">{JSON.stringify(useLocation().state)}</output>
    </>
  );
}

const page = () =>
  renderWithProviders(
    <>
      <Sort />
      <View />
    </>,
    { at: '/search?q=pod' },
  );

/** Clicks one after the other with no drawing in between, as on a machine that is busy. */
const clickAtOnce = (...names: string[]) =>
  act(() => {
    for (const name of names) screen.getByRole('button', { name }).click();
    return Promise.resolve();
  });

describe('useAddress', () => {
  it('keeps both of two changes that come before the first is drawn', async () => {
    const { router } = page();
    await clickAtOnce('Sort', 'View');
    expect(router.state.location.search).toBe('?q=pod&sort=price&view=list');
    expect(screen.getByText('q=pod&sort=price&view=list')).toBeInTheDocument();
  });

  it('keeps what lives with the history entry, unless told to forget it', async () => {
    const { router } = page();
    await clickAtOnce('View', 'Sort');
    expect(screen.getByLabelText('State')).toHaveTextContent('{"seen":1}');
    await clickAtOnce('Tab');
    expect(router.state.location).toMatchObject({ search: '?tab=b', state: null });
  });

  it('takes a value out, and goes back over what was pushed', async () => {
    const { router } = page();
    await clickAtOnce('View');
    await clickAtOnce('Grid');
    expect(router.state.location.search).toBe('?q=pod');
    await clickAtOnce('View');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?q=pod');
  });
});
