// The API's page has references resolved in a part of the document: nothing that an operation leads to may be missing.
import assert from 'node:assert/strict';
import { at, named, partOf, stepsOf } from '../../crates/api/src/swagger/part.mjs';
import { test } from './report.mjs';

/** A quarter: whatever needs more is as slow as the whole. */
const SMALL = 1 / 4;

function* places(document) {
  yield ['components', 'securitySchemes'];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of Object.keys(item)) yield ['paths', path, method];
  }
}

/** Compares the part of every operation with the document. */
export async function parts(document) {
  const all = [...places(document)];
  const before = JSON.stringify(document);
  await test('the part of the document for an operation has all that the operation leads to', () => {
    for (const place of all) {
      const part = partOf(document, place);
      assert.deepEqual(at(part, place), at(document, place), place.join(' '));
      for (const pointer of named(part)) {
        const steps = stepsOf(pointer);
        assert.ok(at(part, steps) !== undefined, `${place.join(' ')}: ${pointer} is missing`);
        assert.deepEqual(at(part, steps), at(document, steps), `${place.join(' ')}: ${pointer}`);
      }
    }
    assert.equal(JSON.stringify(document), before, 'the document itself stays as it is');
  });
  await test('the part of the document for an operation is small', () => {
    for (const place of all) {
      const size = JSON.stringify(partOf(document, place)).length;
      assert.ok(size < before.length * SMALL, `${place.join(' ')}: ${size} of ${before.length}`);
    }
  });
}
