import { describe, expect, it } from 'vitest';
import { dark, light, TONES } from './palette';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const AA = 4.5;

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, scheme) => {
  it.each(TONES)('is readable in the tone %s', (tone) => {
    const { fg, bg } = scheme.tone[tone];
    expect(contrast(fg, bg)).toBeGreaterThanOrEqual(AA);
    expect(contrast(fg, scheme.background.paper)).toBeGreaterThanOrEqual(AA);
  });

  it('is readable on every surface', () => {
    const { background, surface, text, primary } = scheme;
    for (const ground of [background.default, background.paper, surface.sunken, surface.accent]) {
      expect(contrast(text.primary, ground)).toBeGreaterThanOrEqual(AA);
      expect(contrast(text.secondary, ground)).toBeGreaterThanOrEqual(AA);
      expect(contrast(primary.main, ground)).toBeGreaterThanOrEqual(AA);
    }
    expect(contrast(surface.onHero, surface.hero)).toBeGreaterThanOrEqual(AA);
  });

  it.each(['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const)(
    'has readable text on buttons of %s',
    (name) => {
      const { main, contrastText } = scheme[name];
      expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(AA);
    },
  );
});
