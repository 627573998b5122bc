import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { amountOf, piecesName, sizeName, sizeWithPieces } from './sizes';

it('calls a size by the word of the product, or by the usual one', () => {
  expect((['unit', 'pack', 'bulk'] as const).map((tier) => sizeName(tier))).toEqual([
    'Piece',
    'Pack',
    'Bulk',
  ]);
  expect(sizeName('pack', ' Box ')).toBe('Box');
  expect(sizeName('pack', '  ')).toBe('Pack');
});

it('says how many pieces there are in all', () => {
  expect(amountOf({ tier: 'unit', quantity: 2, pieces: 2 })).toBe('2 × Piece');
  expect(amountOf({ tier: 'bulk', quantity: 1, pieces: 120, tierLabel: 'Carton' })).toBe(
    '1 × Carton (120 pieces)',
  );
  expect(sizeWithPieces('pack', 10)).toBe('Pack (10 pieces)');
  expect([piecesName(1), piecesName(1200)]).toEqual(['1 piece', '1,200 pieces']);
});

it('is the only place that has these words', () => {
  const src = path.resolve('src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /essages\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const doubled = files.filter((file) =>
    /^ {2}(unit|pack|bulk)(Tier)?: '(Unit|Piece|Pack|Bulk)'/m.test(
      readFileSync(path.join(src, file), 'utf8').replace(/^ {2}unit: 'Unit',$/m, (line) =>
        // What the stock of a product is counted in is not a size it is sold in.
        file.includes('features/stock/levels') ? '' : line,
      ),
    ),
  );
  expect(doubled).toEqual([]);
});
