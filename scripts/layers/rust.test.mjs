// node --test scripts/layers/rust.test.mjs
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import test from 'node:test';
import { circles } from './rust.mjs';

// The circles of a crate with these files.
function circlesOf(files) {
  const place = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(place, path)), { recursive: true });
      writeFileSync(join(place, path), text);
    }
    return circles([join(place, 'lib.rs')]).map((files) => files.map((file) => relative(place, file)).join(' '));
  } finally {
    rmSync(place, { recursive: true });
  }
}

test('a parent that declares children and re-exports them is no circle', () => {
  const tree = { 'lib.rs': 'mod a;\npub use a::A;\npub struct B;', 'a.rs': 'use crate::B;\npub struct A(B);' };
  assert.deepEqual(circlesOf(tree), []);
});

test('a parent that uses what it re-exports and is used back is one', () => {
  const tree = { 'lib.rs': 'mod a;\npub use a::A;\npub struct B(A);', 'a.rs': 'pub struct A;\nimpl A { fn b(_: super::B) {} }' };
  assert.deepEqual(circlesOf(tree), ['a.rs lib.rs a.rs']);
});

test('the way through a re-export hides no circle', () => {
  const tree = {
    'lib.rs': 'mod a;\nmod b;\npub use a::A;\npub use b::*;',
    'a.rs': 'use crate::B;\npub struct A(B);',
    'b.rs': 'pub struct B;\nimpl B { fn a(&self) -> crate::A { todo!() } }',
  };
  assert.deepEqual(circlesOf(tree), ['a.rs b.rs a.rs']);
});

test('nor does it invent one', () => {
  const tree = {
    'lib.rs': 'mod a;\nmod b;\nmod c;\npub use a::A;\npub use c::C;',
    'a.rs': 'use crate::C;\npub struct A(C);',
    'b.rs': 'use super::A;\npub struct B(A);',
    'c.rs': '//! See [`crate::A`].\n/* use crate::A; /* use */ crate::A */\npub struct C;\nconst TEXT: &str = "use crate::A;";',
  };
  assert.deepEqual(circlesOf(tree), []);
});

test('a circle over three files is told by all of them', () => {
  const tree = {
    'lib.rs': 'mod a;\nmod b;\nmod c;',
    'a.rs': 'use super::{b::{B as Other}};\npub fn a() { Other::new() }',
    'b.rs': 'use crate::c;\npub struct B;\nimpl B { pub fn new() { c::run() } }',
    'c.rs': 'pub fn run() { self::inner::go() }\nmod inner { pub fn go() { crate::a::a() } }',
  };
  assert.deepEqual(circlesOf(tree), ['a.rs b.rs c.rs a.rs']);
});

test('names of a glob, paths in attributes and what macros make count', () => {
  const glob = { 'lib.rs': 'mod a;\nfn x() { a::y() }\nfn z() {}', 'a.rs': 'use super::*;\npub fn y() { z() }' };
  assert.deepEqual(circlesOf(glob), ['a.rs lib.rs a.rs']);
  const attribute = { 'lib.rs': 'mod a;\nuse a::A;\nfn z(_: A) {}', 'a.rs': '#[serde(with = "crate::z")]\npub struct A;' };
  assert.deepEqual(circlesOf(attribute), ['a.rs lib.rs a.rs']);
  const made = { 'lib.rs': 'mod a;\nuse a::A;\nids! { B }\nfn x(_: A) {}', 'a.rs': 'pub struct A(crate::B);' };
  assert.deepEqual(circlesOf(made), ['a.rs lib.rs a.rs']);
});

test('a module and a function of one name are told apart', () => {
  const tree = {
    'lib.rs': 'mod orders;',
    'orders/mod.rs': 'mod place;\nmod shape;\npub use place::place;',
    'orders/place.rs': 'use super::shape::Shape;\npub fn place(_: Shape) {}',
    'orders/shape.rs': 'pub struct Shape;',
  };
  assert.deepEqual(circlesOf(tree), []);
});

test('what only tests use is free', () => {
  const inline = { 'lib.rs': 'mod a;\npub struct B;\n#[cfg(test)]\nmod tests { use crate::a::A; }', 'a.rs': 'pub struct A(crate::B);' };
  assert.deepEqual(circlesOf(inline), []);
  const filed = { 'lib.rs': 'mod a;\n#[cfg(test)]\nmod tests;\npub struct B;', 'a.rs': 'pub struct A(crate::B);', 'tests.rs': 'use super::*;' };
  assert.deepEqual(circlesOf(filed), []);
});

test('a file that is mounted under two modules is one file', () => {
  const tree = {
    'lib.rs': 'mod one;\nmod two;',
    'one/mod.rs': '#[path = "../shared.rs"]\nmod shared;\npub type Conn = u8;\nfn x() { shared::run() }',
    'two/mod.rs': '#[path = "../shared.rs"]\nmod shared;\npub type Conn = u16;',
    'shared.rs': 'pub fn run(_: super::Conn) {}',
  };
  assert.deepEqual(circlesOf(tree), ['one/mod.rs shared.rs one/mod.rs']);
});
