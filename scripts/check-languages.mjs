#!/usr/bin/env node
// Looks for every sentence that the server can say in the catalogue of each language (crates/kernel/src/languages); the
// English text is the key. A sentence made by `format!` has no key: it is refused, `message!` makes one that has.
// `--list` prints the sentences as JSON.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaints } from './languages/complaints.mjs';
import { labels, sentences } from './languages/sentences.mjs';

const LANGUAGES = ['ms', 'zh', 'th'];
const CRATES = [
  'kernel', 'accounts', 'catalogue', 'inventory', 'orders', 'commissions', 'workforce', 'application', 'adapters', 'api',
];

/** English on purpose, or translated by the front end. */
const ENGLISH = [
  // Documentation of the API.
  /^crates\/api\/src\/openapi/,
  /^crates\/api\/src\/routes\/(webhooks|tokens)\/dto\.rs$/,
  // For those who run the server.
  /^crates\/api\/src\/routes\/health\.rs$/,
  /^crates\/api\/src\/metrics/,
  /^crates\/application\/src\/\w+\/\w*faults\.rs$/,
  // Read by search engines; the front end writes its own title.
  /^crates\/api\/src\/site\/pages\.rs$/,
  // Translated by the front end, by key.
  /^crates\/kernel\/src\/scope\.rs$/,
];

/** Tables whose labels are words of sentences; their descriptions are translated by the front end, by key. */
const TABLES = [/^crates\/application\/src\/settings\/table\.rs$/, /^crates\/application\/src\/jobs\/kind\.rs$/];

/** Enums of `names!` whose names are codes: they stand in no sentence. */
const CODES = new Set([
  'Audience', 'Bucket', 'CommissionSort', 'Comparison', 'DatabaseKind', 'DateSort', 'DeleteOutcome', 'DeliveryState', 'Direction',
  'DocumentKind', 'DocumentType', 'EmployeeSort', 'ExclusionReason', 'FacetKey', 'ImportKind', 'ImportState', 'IssueEventKind', 'IssueSort',
  'JobState', 'Language', 'LotEventKind', 'LotSort', 'LotState', 'MailChoice', 'MailStatus', 'MissingReason',
  'NoteSubjectKind', 'OrderSort', 'PaymentKind', 'PickState', 'PreviewBuyer', 'PriceField', 'PriceSource', 'PriceWarning',
  'PurchaseSort', 'PurchaseStep', 'Reason', 'RecordKind', 'RefusalReason', 'Region', 'ReportFiles', 'ReportInterval', 'ReturnAction',
  'RowOutcome', 'SalesSort', 'SearchAction', 'SearchKind', 'ShipmentState', 'ShipUnpaid', 'ShortReason', 'StatusFilter', 'SubjectKind', 'SupplierSort',
  'TokenState', 'TradeView', 'UserSort', 'VerificationEventKind', 'WaitingKind', 'WaveState',
]);

const isTest = (name) => /(^|_)tests?(\.rs)?$/.test(name);

function sources(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (isTest(entry.name)) return [];
    if (entry.isDirectory()) return sources(path);
    return entry.name.endsWith('.rs') && !ENGLISH.some((files) => files.test(path)) ? [path] : [];
  });
}

const said = new Map();
const loose = [];
for (const path of CRATES.flatMap((crate) => sources(`crates/${crate}/src`))) {
  const source = readFileSync(path, 'utf8');
  const isTable = TABLES.some((files) => files.test(path));
  const found = isTable ? { texts: labels(source), names: new Map(), loose: [] } : sentences(source);
  const names = [...found.names].flatMap(([name, values]) => (CODES.has(name) ? [] : values));
  for (const text of [...found.texts, ...names]) said.set(text, [...(said.get(text) ?? []), path]);
  loose.push(...found.loose.map((text) => `${path}: made by format!, not by message!: ${text}`));
}

if (process.argv.includes('--list')) {
  console.log(JSON.stringify([...said.keys()].sort(), null, 2));
} else {
  const wrong = LANGUAGES.flatMap((language) => {
    const file = `crates/kernel/src/languages/${language}.json`;
    return complaints(said, readFileSync(file, 'utf8')).map((complaint) => `${file}: ${complaint}`);
  });
  for (const complaint of [...loose, ...wrong]) console.error(complaint);
  if (loose.length + wrong.length > 0) process.exit(1);
  console.log(`${said.size} sentences of the server stand in ${LANGUAGES.join(', ')}`);
}
