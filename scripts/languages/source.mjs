// Reads Rust source by its words (see ../layers/rust/tokens.mjs).

export const isText = (word) => word?.startsWith('"') ?? false;

/** A literal as Rust reads it: lines that go on are joined, signs are plain; slots stay as they are written. */
export const text = (literal) =>
  literal
    .slice(1, -1)
    .replace(/\\\r?\n\s*/g, '')
    .replace(/\\u\{(\w+)\}/g, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/\\(.)/g, (_, sign) => ({ n: '\n', t: '\t', r: '\r' })[sign] ?? sign);

/** The names of the slots of a text, sorted: `{0}`, `{name}`. */
export const slots = (said) => [...new Set([...said.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name))].sort();

/** Where the bracket that opens at `from` closes. */
export function closing(words, from) {
  for (let at = from, depth = 0; at < words.length; at += 1) {
    if (/^[([{]$/.test(words[at])) depth += 1;
    else if (/^[)\]}]$/.test(words[at])) depth -= 1;
    if (depth === 0) return at;
  }
  return words.length;
}

/** Where the item or statement that begins at `at` ends: with `;`, or an item with its braces. */
export function endOf(words, at, isItem) {
  for (; at < words.length; at += 1) {
    if (words[at] === ';') return at;
    if (words[at] === '{' && isItem) return closing(words, at);
    if (/^[([{]$/.test(words[at])) at = closing(words, at);
  }
  return at;
}

/** What stands before the bracket at `at`: `FieldError::new`, `message!`, `.map_or`. */
export function callee(words, at) {
  let from = at;
  const isPart = (word, next) => /^(::|!|\.)$/.test(word) || (/^\w+$/.test(word) && !/^\w+$/.test(next));
  while (from > 0 && isPart(words[from - 1], from === at ? '(' : words[from])) from -= 1;
  return words.slice(from, at).join('');
}

/** The source without what is only compiled for tests. */
export function withoutTests(words) {
  const kept = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '#' && words[at + 1] === '[') {
      const end = closing(words, at + 1);
      if (/^cfg \( (all \( )?test\b/.test(words.slice(at + 2, end).join(' '))) {
        at = endOf(words, end + 1, true);
        continue;
      }
    }
    kept.push(words[at]);
  }
  return kept;
}
