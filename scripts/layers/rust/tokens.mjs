// Rust source as a list of words: identifiers, `::` and single signs. Comments and literals are left out, but for a string
// that is a path of the crate (`#[serde(with = "crate::…")]`): its words are there as if it were written without quotes.
const WORD = /\s+|\/\/[^\n]*|(?<block>\/\*)|(?<raw>b?r(?<hashes>#*)")|(?<string>b?"(?:[^"\\]|\\[^])*")|b?'(?:[^'\\\n]|\\(?:u\{[^}]*\}|x..|.))'|'[A-Za-z_]\w*|(?<ident>(?:r#)?[A-Za-z_]\w*)|\d[\w.]*?(?=\.\.|[^\w.]|\.[A-Za-z_]|$)|(?<sign>::|[^])/gy;
const PATH = /^"(?:crate|self|super)(?:::\w+)+"$/;

export function tokens(source) {
  const words = [];
  WORD.lastIndex = 0;
  for (let found; (found = WORD.exec(source)) !== null;) {
    const { block, raw, hashes, string, ident, sign } = found.groups;
    if (block !== undefined) WORD.lastIndex = endOfComment(source, found.index);
    else if (raw !== undefined) WORD.lastIndex = source.indexOf(`"${hashes}`, WORD.lastIndex) + 1 + hashes.length;
    else if (string !== undefined) words.push(...(PATH.test(string) ? string.slice(1, -1).split(/(::)/) : [literal(string)]));
    else if (ident !== undefined) words.push(ident.replace(/^r#/, ''));
    else if (sign !== undefined) words.push(sign);
  }
  return words;
}

// A literal keeps its quotes, so that `#[path = "…"]` can be read and no literal is taken for a name.
const literal = (string) => string.replace(/^b/, '');

// Comments in blocks lie in each other.
function endOfComment(source, start) {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source.startsWith('/*', at)) { depth += 1; at += 1; }
    else if (source.startsWith('*/', at)) { depth -= 1; at += 1; if (depth === 0) return at + 1; }
  }
  return source.length;
}
