// The front end's files: none may come back to itself through what it imports (types count as well).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')` of our own files. */
const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)'((?:@\/|\.)[^']*)'/g;

/** What each file imports, for files by their name below `src`. */
export function importsOf(sources) {
  const target = (from, name) => {
    const base = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
    return ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).find((file) => file in sources);
  };
  return Object.fromEntries(Object.entries(sources).map(([file, text]) => [
    file, [...new Set([...text.matchAll(IMPORTED)].map(([, name]) => target(file, name)).filter(Boolean))],
  ]));
}

/** Every circle that a walk through the imports meets: the files of it, the first one again at the end. */
export function circles(imports) {
  const [found, done, way] = [[], new Set(), []];
  const walk = (file) => {
    if (done.has(file)) return;
    const at = way.indexOf(file);
    if (at >= 0) { found.push([...way.slice(at), file]); return; }
    way.push(file);
    for (const next of imports[file]) walk(next);
    way.pop();
    done.add(file);
  };
  Object.keys(imports).sort().forEach(walk);
  return found;
}

/** A check that cannot fail proves nothing: it has to find a circle in files that have one. */
function selfTest() {
  const sources = {
    'a.ts': "import type { B } from './b';", 'b.ts': "const c = () => import('@/c');", 'c/index.ts': "export { a } from '../a';",
    'd.ts': "import './a';",
  };
  const told = circles(importsOf(sources)).map((circle) => circle.join(' → '));
  if (told.join() !== 'a.ts → b.ts → c/index.ts → a.ts') throw new Error(`the check for circles is broken: it found ${told.join() || 'none'}`);
  if (circles(importsOf({ ...sources, 'c/index.ts': '' })).length > 0) throw new Error('the check for circles sees one where there is none');
}

/** The faults of the front end's files, one sentence each. */
export function frontendFaults(src) {
  selfTest();
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const sources = Object.fromEntries(files.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(src, file), 'utf8')]));
  return circles(importsOf(sources)).map((circle) => `files import each other in a circle: ${circle.join(' → ')}`);
}
