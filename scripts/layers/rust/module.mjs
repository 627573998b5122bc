// What a Rust file says of its modules: what it declares, brings in and names. One object a module, inline ones too.
import { readFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tokens } from './tokens.mjs';

const ITEMS = new Set(['fn', 'struct', 'enum', 'trait', 'type', 'const', 'static', 'union']);
const isName = (word) => word !== undefined && /^[A-Za-z_]/.test(word);

// The tree of modules of the crate or target whose root is `file`.
export function readCrate(file) {
  const root = newModule(file, null, '');
  root.root = root;
  readFile(root, dirname(file));
  return root;
}

function newModule(file, parent, name) {
  return {
    file, parent, name, root: parent?.root,
    children: new Map(), items: new Set(), made: new Set(), uses: [], globs: [], paths: [], names: new Set(),
  };
}

// `directory`: where the files of the module's children lie.
function readFile(module, directory) {
  readBody(module, tokens(readFileSync(module.file, 'utf8')), 0, directory);
}

// Reads the words of a module from `at` to the brace that ends it; gives back where it ended.
function readBody(module, words, at, directory) {
  let depth = 0;
  let attributes = [];
  for (; at < words.length; at += 1) {
    const word = words[at];
    if (word === '#' && (words[at + 1] === '[' || (words[at + 1] === '!' && words[at + 2] === '['))) {
      const end = closing(words, words.indexOf('[', at));
      attributes.push(words.slice(at, end + 1));
      readNames(module, words, at, end + 1);
      at = end;
      continue;
    }
    if (word === 'pub' && words[at + 1] === '(' && /^(crate|super|self|in)$/.test(words[at + 2])) {
      module.pub = at = closing(words, at + 1);
      continue;
    }
    if (word === 'mod' && isName(words[at + 1]) && depth === 0) {
      at = readChild(module, words, at, directory, attributes);
    } else if (word === 'use' && words[at - 1] !== '<' && words[at - 1] !== '+') {
      const end = words.indexOf(';', at);
      const open = depth === 0 && (words[at - 1] === 'pub' || module.pub === at - 1);
      if (!isForTests(attributes)) readUse(module, words.slice(at + 1, end), open);
      at = end;
    } else {
      if (depth === 0) readItem(module, words, at, attributes);
      if (word === '{' || word === '(' || word === '[') depth += 1;
      else if (word === '}' || word === ')' || word === ']') depth -= 1;
      if (depth < 0) return at;
      at = readNames(module, words, at, at + 1) - 1;
    }
    attributes = [];
  }
  return at;
}

function readChild(module, words, at, directory, attributes) {
  const name = words[at + 1];
  const said = attributes.map((words) => words.join(' ').match(/path = "(.*)"/)?.[1]).find(Boolean);
  const child = newModule(module.file, module, name);
  child.isTest = module.isTest || isForTests(attributes);
  module.children.set(name, child);
  if (words[at + 2] === '{') return readBody(child, words, at + 3, join(directory, name));
  const own = join(directory, `${name}.rs`);
  if (said !== undefined) {
    child.file = join(dirname(module.file), said);
    readFile(child, dirname(child.file));
  } else {
    child.file = existsSync(own) ? own : join(directory, name, 'mod.rs');
    readFile(child, join(directory, name));
  }
  return at + 2;
}

const isForTests = (attributes) => attributes.some((said) => /cfg \( (all \( )?test\b/.test(said.join(' ')));

// The item that begins at `at`, if one does. What a macro makes at the top of a module may be any name it is given.
function readItem(module, words, at, attributes) {
  const [word, next, third] = [words[at], words[at + 1], words[at + 2]];
  if (word === 'macro_rules' && next === '!') {
    module.items.add(third);
    if (attributes.some((said) => said.includes('macro_export')) && module !== module.root) exportMacro(module, third);
  } else if (ITEMS.has(word) && isName(next) && !ITEMS.has(next) && !/^(unsafe|async|extern|mut)$/.test(next)) {
    module.items.add(next);
  } else if (word === 'static' && next === 'mut') {
    module.items.add(third);
  } else if (isName(word) && next === '!' && /[({[]/.test(third)) {
    for (let i = at + 3, end = closing(words, at + 2); i < end; i += 1) if (/^[A-Z]/.test(words[i])) module.made.add(words[i]);
  }
}

function exportMacro(module, name) {
  const path = [];
  for (let m = module; m.parent !== null; m = m.parent) path.unshift(m.name);
  module.root.uses.push({ name, path: ['self', ...path, name], open: true });
}

// `a::{b, c as d, e::*}` as one entry for each name.
function readUse(module, words, open) {
  const at = { i: 0 };
  const tree = (prefix) => {
    const path = [...prefix];
    if (words[at.i] === '::') at.i += 1;
    for (;;) {
      const word = words[at.i];
      if (word === '{') {
        at.i += 1;
        while (words[at.i] !== '}') { tree(path); if (words[at.i] === ',') at.i += 1; }
        at.i += 1;
        return;
      }
      at.i += 1;
      if (word === '*') { module.globs.push({ path, open }); return; }
      if (word !== 'self' || path.length === 0) path.push(word);
      if (words[at.i] === '::') { at.i += 1; continue; }
      let name = path.at(-1);
      if (words[at.i] === 'as') { name = words[at.i + 1]; at.i += 2; }
      module.uses.push({ name, path, open });
      return;
    }
  };
  tree([]);
}

// Notes the names and paths between `at` and `end`; gives back where it went on to.
function readNames(module, words, at, end) {
  for (; at < end; at += 1) {
    if (!isName(words[at]) || words[at - 1] === '.' || words[at - 1] === '::') continue;
    const path = [words[at]];
    while (words[at + 1] === '::' && isName(words[at + 2])) { path.push(words[at + 2]); at += 2; }
    if (path.length > 1) module.paths.push(path);
    if (words[at - 1] !== 'fn' || path.length > 1) module.names.add(path[0]);
  }
  return at;
}

function closing(words, open) {
  for (let at = open, depth = 0; at < words.length; at += 1) {
    if (/^[({[]$/.test(words[at])) depth += 1;
    else if (/^[)}\]]$/.test(words[at])) { depth -= 1; if (depth === 0) return at; }
  }
  return words.length;
}
