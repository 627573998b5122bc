// The texts for people in a Rust source, and those that should be such texts.
import { tokens } from '../layers/rust/tokens.mjs';
import { callee, closing, endOf, isText, text, withoutTests } from './source.mjs';

/** What makes a `Message` of a literal. Its texts begin with a capital letter, names of fields do not. */
const TAKES_TEXT =
  /^(FieldError::new|field|required|Failure(::\w+)?|Problem(::\w+)?|MessageResponse::\w+|Refused::Worded|Worded|(Message|Letter)::\w+|\w*Error::field|\.followed_by)$/;
/** Functions whose literals are words of sentences. */
const GIVES_TEXT = /^(label|words|done|sentence|refusal|welcome|default_reason|changed_fields)$/;
/** Functions and tuples that have texts beside names of fields: the texts begin with a capital letter. */
const GIVES_LABELS = /^required_texts$/;
/** Constants whose literals are words of sentences. */
const LISTS_TEXT = /^(SHIPPING|PAYMENT)_METHODS$/;
/** Fields of notices, mails and documents. */
const TEXT_FIELD = /^(title|message|subject|label)$/;
/** Reads as a sentence: a capital letter or a slot, words, a full stop. */
const SENTENCE = /^[\s“]*[A-Z{].* .*[.!?…]$/s;
/** For those who run or program Tierway. */
const NOT_FOR_PEOPLE = /^(tracing::\w+|trace|debug|info|warn|error|panic|unreachable|todo|e?println|(debug_)?assert\w*)!$|(^|\.)expect$/;
/** Calls that hand on the literals they are given. */
const HANDS_ON = /(^|\.)(map_or|map_or_else|unwrap_or|or|then_some|extend|Some|Ok|vec!|matches!)$/;

/**
 * `texts`: what the catalogues must hold; `names`: those of the enums of `names!`, by enum; `loose`: sentences of
 * `format!`, which no catalogue can hold.
 * @returns {{ texts: string[], names: Map<string, string[]>, loose: string[] }}
 */
export function sentences(source) {
  const words = withoutTests(tokens(source));
  const found = { texts: [], names: new Map(), loose: [] };
  const filling = fillings(words);
  const open = [];
  let derives = false;
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === '#' && next === '[') {
      const end = closing(words, at + 1);
      const said = words.slice(at + 2, end);
      if (said[0] === 'derive') derives = said.includes('Sentence');
      if (said[0] === 'error' && derives) found.texts.push(...said.filter(isText).map(text));
      if (said[0] === 'validate') found.texts.push(...said.filter((_, i) => isMessageOf(said, i)).map(text));
      at = end;
    } else if (word === 'names' && next === '!') {
      const end = closing(words, at + 2);
      readNames(words.slice(at, end), found.names);
      at = end;
    } else if (word === 'fn' && GIVES_TEXT.test(next)) {
      const end = endOf(words, at, true);
      readWords(words, words.indexOf('{', at), end, found.texts);
    } else if (word === 'fn' && GIVES_LABELS.test(next)) {
      readWords(words, words.indexOf('{', at), endOf(words, at, true), found.texts, /^[A-Z]/);
    } else if (word === 'let' && next === '(' && words.slice(at + 2, closing(words, at + 1)).some((name) => filling.has(name))) {
      readWords(words, closing(words, at + 1), endOf(words, at), found.texts, /^[A-Z]/);
    } else if ((word === 'let' || word === 'const') && (filling.has(next) || LISTS_TEXT.test(next))) {
      readWords(words, at, endOf(words, at), found.texts);
    }
    if (/^[([{]$/.test(words[at])) open.push(callee(words, at));
    else if (/^[)\]}]$/.test(words[at])) open.pop();
    else if (isText(words[at]) && words[at] === word) sort(text(word), words, at, open, found);
  }
  found.texts.push(...handedIn(words, filling));
  // A message that is one slot is what fills the slot.
  found.texts = found.texts.filter((said) => !/^\{\w+\}$/.test(said));
  return found;
}

/** The names in a table: literals of several words that are no sentence. */
export const labels = (source) =>
  withoutTests(tokens(source)).filter(isText).map(text).filter((said) => /^[A-Z]\w* .*[^.]$/.test(said));

function sort(said, words, at, around, found) {
  const by = around.at(-1) ?? '';
  if (/(^|::)message!$/.test(by)) {
    found.texts.push(said);
  } else if (around.some((by) => NOT_FOR_PEOPLE.test(by))) {
    return;
  } else if (/(^|::)(format|write)!$/.test(by)) {
    if (SENTENCE.test(said)) found.loose.push(said);
  } else if (SENTENCE.test(said) || (/^[A-Z].*[a-z]/s.test(said) && (TAKES_TEXT.test(by) || isField(words, at)))) {
    found.texts.push(said);
  } else if (words[at + 1] === '.' && words[at + 2] === 'into' && said.includes(' ')) {
    found.texts.push(said);
  }
}

const isMessageOf = (said, at) => isText(said[at]) && said[at - 1] === '=' && said[at - 2] === 'message';
const isField = (words, at) => words[at - 1] === ':' && TEXT_FIELD.test(words[at - 2]);

/** Names of variables and constants that fill slots of `message!` or become a message by `.into()`. */
function fillings(words) {
  const names = new Set();
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === 'message' && words[at + 1] === '!') {
      const end = closing(words, at + 2);
      for (let i = at + 3; i < end; i += 1) if (/^\w+$/.test(words[i]) && /^[,)]$/.test(words[i + 1])) names.add(words[i]);
    } else if (/^[A-Z_]+$/.test(words[at]) && words[at + 1] === '.' && words[at + 2] === 'into') {
      names.add(words[at]);
    }
  }
  // A constant that a filling variable is made of fills too.
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === 'let' && names.has(words[at + 1])) {
      for (const word of words.slice(at, endOf(words, at))) if (/^[A-Z][A-Z_]+$/.test(word)) names.add(word);
    }
  }
  return names;
}

/** The literals that calls hand to a parameter that fills a slot. */
function handedIn(words, names) {
  const texts = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] !== 'fn' || words[at + 2] !== '(') continue;
    const [own, ...others] = parts(words, at + 2);
    // A method is not given what it is called on.
    const given = own.includes('self') ? others : [own, ...others];
    const places = given.flatMap(([name], place) => (names.has(name) ? [place] : []));
    if (places.length === 0) continue;
    for (let call = 0; call < words.length; call += 1) {
      if (words[call] !== words[at + 1] || words[call + 1] !== '(' || words[call - 1] === 'fn') continue;
      const handed = parts(words, call + 1);
      for (const place of places) if (handed[place]?.length === 1 && isText(handed[place][0])) texts.push(text(handed[place][0]));
    }
  }
  return texts;
}

/** What stands between the commas of the bracket at `from`. */
function parts(words, from) {
  const found = [[]];
  for (let at = from + 1, end = closing(words, from), depth = 0; at < end; at += 1) {
    if (/^[([{<]$/.test(words[at])) depth += 1;
    else if (/^[)\]}>]$/.test(words[at])) depth -= 1;
    if (words[at] === ',' && depth === 0) found.push([]);
    else found.at(-1).push(words[at]);
  }
  return found;
}

/** The literals between `from` and `to` that are a value there, not arguments of a call. */
function readWords(words, from, to, texts, kind = /\p{L}/u) {
  const open = [];
  for (let at = from; at < to; at += 1) {
    if (/^[([{]$/.test(words[at])) open.push(words[at] === '(' ? callee(words, at) : '');
    else if (/^[)\]}]$/.test(words[at])) open.pop();
    else if (isText(words[at]) && kind.test(text(words[at])) && open.every((by) => by === '' || HANDS_ON.test(by))) {
      if (words[at + 1] !== '=' && words[at + 1] !== '|') texts.push(text(words[at]));
    }
  }
}

function readNames(words, names) {
  const at = words.indexOf('enum');
  const values = words.filter((word, i) => isText(word) && words[i - 1] === '=' && /^[A-Z]/.test(words[i - 2]));
  if (at >= 0) names.set(words[at + 1], values.map(text));
}
