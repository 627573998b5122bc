import { expect, it } from 'vitest';
import { makeTheme } from './theme';

const theme = makeTheme();

it('moves nothing for longer than 200 ms', () => {
  for (const [name, duration] of Object.entries(theme.transitions.duration))
    expect(duration, name).toBeLessThanOrEqual(200);
  expect(theme.components?.MuiMenu?.defaultProps?.transitionDuration).toBeLessThanOrEqual(200);
});

it('gives digits one width where they stand below each other, not in sentences', () => {
  const baseline = theme.components?.MuiCssBaseline?.styleOverrides as (given: object) => object;
  expect(JSON.stringify(baseline(theme))).not.toContain('tabular-nums');
  expect(theme.components?.MuiTableCell?.styleOverrides?.alignRight).toEqual({
    fontVariantNumeric: 'tabular-nums',
  });
});
