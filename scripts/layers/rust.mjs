// Finds circles of files inside a crate: a file uses an item that another defines, which, directly or over others, uses one
// of the first. What only tests use is free, as dev-dependencies are. A name counts for the file that defines it, whatever
// re-export it was reached by. To declare a module or to re-export its names is no use; to call one is.
import { relative } from 'node:path';
import { readCrate } from './rust/module.mjs';

// `packages`: those of `cargo metadata`. One sentence for each knot of files.
export function circlesOfCrates(packages, base) {
  return packages.flatMap((crate) => {
    const uses = usesOf([...new Set(crate.targets.map((target) => target.src_path))]);
    const sentence = (round) => `circle in ${crate.name}: ${round.map((file, at) => told(file, uses.get(file)?.get(round[at + 1]), base)).join(' → ')}`;
    return knots(uses).map((files) => sentence(shortestRound(files, uses)));
  });
}

// A file and what it uses of the next.
function told(file, names, base) {
  const name = relative(base, file);
  return names === undefined ? name : `${name} (${[...names][0]})`;
}

// The knots below these roots, each as the shortest way from its first file round to it again.
export function circles(roots) {
  const uses = usesOf(roots);
  return knots(uses).map((files) => shortestRound(files, uses));
}

// What a file uses of which other: `file → Map(other → names)`.
export function usesOf(roots) {
  const uses = new Map();
  for (const root of roots) for (const module of all(readCrate(root))) noteUses(module, uses);
  return uses;
}

const all = (module) => [module, ...[...module.children.values()].flatMap(all)];

function noteUses(module, uses) {
  if (module.isTest) return;
  const own = uses.get(module.file) ?? uses.set(module.file, new Map()).get(module.file);
  const note = (name) => (found) => {
    if (found.file === undefined || found.file === module.file) return;
    (own.get(found.file) ?? own.set(found.file, new Set()).get(found.file)).add(name);
  };
  for (const use of module.uses) {
    if (!use.open || module.names.has(use.name)) resolve(module, use.path, true).forEach(note(use.path.join('::')));
  }
  for (const path of module.paths) resolve(module, path, false).forEach(note(path.join('::')));
  for (const glob of module.globs) {
    for (const source of resolve(module, glob.path, true)) {
      if (source.module === undefined) { note(glob.path.join('::'))(source); continue; }
      for (const name of module.names) if (!knows(module, name)) lookUp(source.module, name, new Set()).forEach(note(name));
    }
  }
}

const knows = (module, name) => module.children.has(name) || module.items.has(name) || module.uses.some((use) => use.name === name);

// What a path means in a module: `{module}` and `{file}` of items; nothing for paths of other crates.
function resolve(start, path, isUse, seen = new Set()) {
  const [first, ...rest] = path;
  let found;
  if (first === 'crate' || (first === '$' && rest[0] === 'crate')) found = [{ module: start.root }];
  else if (first === 'self') found = [{ module: start }];
  else if (first === 'super') found = start.parent === null ? [] : [{ module: start.parent }];
  else found = lookUp(start, first, seen);
  let inside = /^(crate|self|super)$/.test(first);
  for (const name of rest) {
    const modules = found.filter((one) => one.module !== undefined).map((one) => one.module);
    if (modules.length === 0) return found;
    inside ||= modules.length > 0;
    found = modules.flatMap((module) => {
      if (name === 'super') return module.parent === null ? [] : [{ module: module.parent }];
      if (name === 'self') return [{ module }];
      const there = lookUp(module, name, seen);
      // A name that is not found there is made by a macro there.
      return there.length > 0 ? there : [{ file: module.file }];
    });
  }
  return inside || isUse || rest.length > 0 ? found : [];
}

// What a name means in a module; both a module and an item may have it.
function lookUp(module, name, seen) {
  const key = `${id(module)} ${name}`;
  if (seen.has(key)) return [];
  seen.add(key);
  const found = [];
  if (module.children.has(name)) found.push({ module: module.children.get(name) });
  if (module.items.has(name)) found.push({ file: module.file });
  if (found.some((one) => one.file !== undefined)) return found;
  for (const use of module.uses) {
    // `use place::place;` says of its first `place` the module.
    if (use.name === name) found.push(...resolve(module, use.path, true, new Set(seen)).filter((one) => one.module !== module || one.file));
  }
  if (found.length > 0) return found;
  for (const glob of module.globs) {
    for (const source of resolve(module, glob.path, true, new Set(seen))) if (source.module) found.push(...lookUp(source.module, name, seen));
    if (found.length > 0) return found;
  }
  return module.made.has(name) ? [{ file: module.file }] : found;
}

const ids = new WeakMap();
let last = 0;
const id = (module) => ids.get(module) ?? ids.set(module, (last += 1)).get(module);

// Tarjan's: the strongly connected files, only where there is more than one.
export function knots(uses) {
  const index = new Map(), low = new Map(), stack = [], on = new Set(), result = [];
  const visit = (file) => {
    index.set(file, index.size); low.set(file, index.get(file)); stack.push(file); on.add(file);
    for (const other of uses.get(file)?.keys() ?? []) {
      if (!index.has(other)) { visit(other); low.set(file, Math.min(low.get(file), low.get(other))); }
      else if (on.has(other)) low.set(file, Math.min(low.get(file), index.get(other)));
    }
    if (low.get(file) !== index.get(file)) return;
    const knot = [];
    for (let one; one !== file;) { one = stack.pop(); on.delete(one); knot.push(one); }
    if (knot.length > 1) result.push(knot.sort());
  };
  for (const file of [...uses.keys()].sort()) if (!index.has(file)) visit(file);
  return result;
}

function shortestRound(knot, uses) {
  const inside = new Set(knot);
  let best;
  for (const start of knot) {
    const from = new Map([[start, null]]);
    const queue = [start];
    search: for (const file of queue) {
      for (const other of uses.get(file).keys()) {
        if (other === start) {
          const round = [start];
          for (let at = file; at !== null; at = from.get(at)) round.unshift(at);
          if (best === undefined || round.length < best.length) best = round;
          break search;
        }
        if (inside.has(other) && !from.has(other)) { from.set(other, file); queue.push(other); }
      }
    }
  }
  return best;
}
