import { expect, it } from 'vitest';
import { shortened } from './BarChart';
import { sizeOf, standalone } from './picture';

function chart(): SVGSVGElement {
  document.body.innerHTML = `<svg viewBox="0 0 960 300" class="page" style="font-size: 12px">
    <rect class="slot" x="0" width="80" height="300" />
    <rect class="bar" x="10" width="40" height="120" style="fill: rgb(1, 2, 3)" />
    <text x="10">Nov</text>
  </svg>`;
  const svg = document.querySelector('svg');
  if (!svg) throw new Error('no chart');
  return svg;
}

it('takes size and colours along, and leaves what only the page knows', () => {
  const svg = chart();
  expect(sizeOf(svg)).toEqual({ width: 960, height: 300 });
  const drawing = new DOMParser().parseFromString(standalone(svg), 'image/svg+xml').documentElement;
  expect(drawing.getAttribute('width')).toBe('960');
  expect(drawing.getAttribute('height')).toBe('300');
  expect(drawing.querySelectorAll('rect')).toHaveLength(1);
  expect(drawing.querySelector('rect')?.getAttribute('fill')).toBe('rgb(1, 2, 3)');
  expect(drawing.querySelector('[class]')).toBeNull();
  expect(drawing.querySelector('text')?.textContent).toBe('Nov');
  // The chart on the page stays as it is.
  expect(svg.querySelectorAll('.slot')).toHaveLength(1);
});

it('shortens names by letters, not by halves of them', () => {
  expect(shortened('Mango Ice', 16)).toBe('Mango Ice');
  expect(shortened('Mango Ice with Mint', 10)).toBe('Mango Ice…');
  expect(shortened('🥭🥭🥭🥭', 3)).toBe('🥭🥭…');
});
