// node --test scripts/languages/*.test.mjs
import assert from 'node:assert/strict';
import test from 'node:test';
import { complaints } from './complaints.mjs';
import { labels, sentences } from './sentences.mjs';

const texts = (source) => sentences(source).texts;

test('errors that derive Sentence are said, others are not', () => {
  const source = `
    #[derive(Debug, thiserror::Error, Sentence)]
    pub enum OrderError {
        /// Paid.
        #[error("Order #{number} is already \\
                 paid.")]
        Paid { number: i64 },
        #[error("It is {state}.", state = "a draft")]
        Draft,
        #[error("{0}")]
        Rule(Message),
        #[error(transparent)]
        Other(Other),
    }
    #[derive(Debug, thiserror::Error)]
    pub enum StoreError { #[error("the store is busy")] Busy }`;
  assert.deepEqual(texts(source), ['Order #{number} is already paid.', 'It is {state}.', 'a draft']);
});

test('a message is said with the words in its slots', () => {
  const source = `
    const TITLE: &str = "Purchase order to approve";
    const DAYS: [&str; 2] = ["Monday", "Tuesday"];
    fn notice() {
        let rest = if all { "everything was received" } else { "the rest is outstanding" };
        let day = DAYS.get(0).unwrap_or_default();
        let names = list.join(" and ");
        message!("{count} pieces; {rest}.", count, rest, names, day, state = "draft");
        add(TITLE.into());
        let wait: Message = "a second".into();
    }
    fn label(self) -> &'static str { match self { A::X("no") => "Bank Statement" } }`;
  assert.deepEqual(texts(source), [
    'Purchase order to approve', 'Monday', 'Tuesday', 'everything was received', 'the rest is outstanding',
    '{count} pieces; {rest}.', 'draft', 'a second', 'Bank Statement',
  ]);
});

test('words that a function is given for a slot are said', () => {
  const source = `
    fn unknown(field: &str, what: &'static str) { Failure::field(field, message!("This {what} was not found.", what)) }
    fn a() { unknown("orderId", "order") }`;
  assert.deepEqual(texts(source), ['This {what} was not found.', 'order']);
});

test('a method is not given what it is called on', () => {
  const source = `
    fn show(self, time: Time, pattern: &str) -> String { self.at(time).format(pattern) }
    fn a(self, time: Time) { message!("At {clock}.", clock = self.clock(time)); self.show(time, "%H:%M") }`;
  assert.deepEqual(texts(source), ['At {clock}.']);
});

test('of names of fields and texts in a tuple the texts are said', () => {
  const source = `
    fn a() {
        let (field, list) = match low { true => ("filter", "The list"), false => ("sku", "A list") };
        Failure::field(field, message!("{list} is long.", list))
    }`;
  assert.deepEqual(texts(source), ['The list', 'A list', '{list} is long.']);
});

test('constructors take texts, and names of fields that are none', () => {
  assert.deepEqual(texts('fn a() { FieldError::new("email", "Email is required") }'), ['Email is required']);
  assert.deepEqual(texts('fn a() { Err(Failure::NotFound("This order")) }'), ['This order']);
  assert.deepEqual(texts('fn a() { Problem::wrong_method("GET, HEAD") }'), []);
});

test('fields of imports are said by their labels, not by their names or synonyms', () => {
  const source = 'const A: &[ImportField] = &[field("name", "Name", &["Product name"]), required("counted", "Counted", &[])];';
  assert.deepEqual(texts(source), ['Name', 'Counted']);
});

test('checks of requests have messages', () => {
  const source = '#[validate(required(message = "Please choose a role."), custom(function = a, code = "role"))] role: A,';
  assert.deepEqual(texts(source), ['Please choose a role.']);
});

test('whatever reads as a sentence is one, but for logs, attributes and tests', () => {
  const source = `
    fn a() -> &'static str {
        tracing::warn!("The disk is nearly full.");
        value.expect("It is always there.");
        "This row is invalid."
    }
    #[schema(example = "This is only an example.")]
    struct A;
    #[cfg(test)]
    mod tests { fn a() { assert!(b, "It is not so."); say("Only a test says this."); } }`;
  assert.deepEqual(texts(source), ['This row is invalid.']);
});

test('a sentence made by format! is found', () => {
  const { texts, loose } = sentences('fn a() { format!("{label} is required."); format!("{a} {b}") }');
  assert.deepEqual([texts, loose], [[], ['{label} is required.']]);
});

test('names of enums are words of sentences', () => {
  const source = 'names! { /// A role.\n pub enum Role as "RoleName" { /// One.\n Agent = "agent", SubAgent = "sub-agent", } }';
  assert.deepEqual([...sentences(source).names], [['Role', ['agent', 'sub-agent']]]);
});

test('a table has labels', () => {
  const source = 'table! { "taxRate" = "UTC", TAX, Kind::Text(80), "Tax rate", "Shown on documents."; }';
  assert.deepEqual(labels(source), ['Tax rate']);
});

test('a catalogue has every sentence, with its slots, and no other', () => {
  const said = new Map([['{a} of {b}.', ['x.rs']], ['Hello.', ['x.rs']], ['New.', ['y.rs']]]);
  const json = (object) => `${JSON.stringify(object, null, 2)}\n`;
  const whole = { 'Hello.': 'Helo.', 'New.': 'Baharu.', '{a} of {b}.': '{b}: {a}.' };
  assert.deepEqual(complaints(said, json(whole)), []);
  assert.deepEqual(complaints(said, json({ 'Hello.': ' ', 'Old.': 'Lama.', '{a} of {b}.': '{a}.' })), [
    'missing (y.rs): New.',
    'not said any more: Old.',
    'empty: Hello.',
    'other slots: {a} of {b}. → {a}.',
  ]);
  const turned = { 'New.': 'Baharu.', 'Hello.': 'Helo.', '{a} of {b}.': '{b}: {a}.' };
  assert.deepEqual(complaints(said, json(turned)), ['not sorted by key, or not indented by two spaces']);
});
