import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('prices', {
  product: 'Product',
  basePrice: 'Base price',
  keys: 'Arrow keys move. Enter or typing edits. Tab goes to the next price. Delete removes prices. Ctrl+C, Ctrl+V and Ctrl+D copy, paste and fill down, also from a spreadsheet. Ctrl+Z undoes. Esc, then Tab leaves the table.',
  cell: '{{name}}, {{column}}: {{price}}',
  cellEdited: '{{name}}, {{column}}: {{price}}, not saved, {{note}}',
  cellPlain: '{{name}}, {{column}}: {{price}}, {{note}}',
  priceOf: 'Price of {{name}} in {{column}}',
  none: 'none',
  was: 'was {{price}}',
  wasNone: 'new price',
  removed: 'removed, was {{price}}',
  upcoming: '{{price}} from {{day}}',
  upcomingNone: 'none from {{day}}',
  conflict: 'now {{price}}',
  conflictNone: 'now removed',
  notMoney: 'Enter a price, e.g. 5.40',
  notAboveZero: 'Enter a price above zero',
  tooMuch: 'Too large',
  selected_one: '{{count}} cell',
  selected_other: '{{count}} cells selected',
});
