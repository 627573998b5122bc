import type { SessionUser } from '@/access/user';
import { language, type Language } from '@/lib/language';
import { loadPart } from '@/lib/parts';

/** A piece of a line: words, or words that are marked. */
export type Inline =
  | string
  | { as: 'strong' | 'em'; text: Inline[] }
  | { as: 'code'; text: string }
  | { as: 'link'; to: string; text: Inline[] };

/** A part of a page; the build makes these of the Markdown in `docs` (vite/help.ts), so that no page reads Markdown. */
export type Block =
  | { as: 'heading'; level: number; id: string; text: Inline[] }
  | { as: 'paragraph'; text: Inline[] }
  | { as: 'list'; isOrdered: boolean; items: Block[][] }
  | { as: 'code'; text: string }
  | { as: 'table'; head: Inline[][]; rows: Inline[][][] };

/** A page as its language has it. */
export interface HelpPage {
  /** Its word in the address. */
  slug: string;
  title: string;
  blocks: Block[];
}

/** Whom a page is for. */
export const AUDIENCES = [
  'joining',
  'buyers',
  'dealers',
  'wholesalers',
  'agents',
  'warehouse',
  'employees',
  'manufacturer',
  'admin',
  'everyone',
] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A page in the order in which pages are listed. */
export interface HelpEntry {
  slug: string;
  /** The first is whose page it is where nobody in particular reads. */
  for: Audience[];
}

/** Whose pages come first for a role. */
const OWN: Readonly<Record<string, readonly Audience[]>> = {
  customer: ['buyers'],
  agent: ['agents', 'buyers'],
  'sub-agent': ['agents', 'buyers'],
  dealer: ['dealers', 'buyers'],
  wholesaler: ['wholesalers', 'buyers'],
  employee: ['employees', 'warehouse'],
  warehouse: ['warehouse', 'employees'],
  manufacturer: ['manufacturer', 'warehouse'],
  admin: ['admin', 'manufacturer', 'warehouse'],
};
/** Guests are shown how to join and to buy. */
const OF_GUESTS: readonly Audience[] = ['joining', 'buyers', 'everyone'];

export interface HelpGroup {
  audience: Audience;
  pages: HelpPage[];
}

/** Every page once, in the first group it is for: the reader's own groups, then what concerns everybody, then the others. */
export function groupsFor(
  reader: Pick<SessionUser, 'role'> | null,
  entries: readonly HelpEntry[],
  pages: readonly HelpPage[],
): HelpGroup[] {
  const own = reader ? (OWN[reader.role] ?? []) : OF_GUESTS;
  const order = reader ? [...new Set<Audience>([...own, 'everyone', ...AUDIENCES])] : own;
  const left = new Map(pages.map((page) => [page.slug, page]));
  const groups = order.map((audience) => {
    const ours = entries.filter((entry) => entry.for.includes(audience));
    const found = ours.flatMap(({ slug }) => left.get(slug) ?? []);
    found.forEach(({ slug }) => left.delete(slug));
    return { audience, pages: found };
  });
  return groups.filter((group) => group.pages.length > 0);
}

/** The words of a line without their marks. */
export const plain = (text: readonly Inline[]): string => text.map((one) => plainOne(one)).join('');

function plainOne(one: Inline): string {
  if (typeof one === 'string') return one;
  return typeof one.text === 'string' ? one.text : plain(one.text);
}

/** The words of parts of a page. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.as) {
        case 'heading':
        case 'paragraph':
          return plain(block.text);
        case 'list':
          return block.items.map(plainBlocks).join(' ');
        case 'code':
          return block.text;
        case 'table':
          return [block.head, ...block.rows].flat().map(plain).join(' ');
      }
    })
    .join(' ');
}

/** The first sentences of a page, which stand below its title in lists. */
export function leadOf({ blocks }: HelpPage): string {
  const first = blocks.find((block) => block.as === 'paragraph');
  return first ? plain(first.text) : '';
}

/** Scripts that part no words by spaces: what is typed may stand anywhere in them. */
const UNPARTED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Pages in which each word that is typed begins a word, those with it in their title first. */
export function searchPages(pages: readonly HelpPage[], query: string): HelpPage[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return [];
  const has = (text: string) => {
    const low = text.toLowerCase();
    const words = wordsOf(text);
    return typed.every((word) =>
      UNPARTED.test(word) ? low.includes(word) : words.some((known) => known.startsWith(word)),
    );
  };
  const found = pages.filter(({ title, blocks }) => has(`${title} ${plainBlocks(blocks)}`));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))];
}

export interface Help {
  entries: readonly HelpEntry[];
  pages: readonly HelpPage[];
}

/** What the build made of `docs/help` in each language, and of the guide for programs. */
const PAGES: Readonly<Record<Language, () => Promise<{ default: HelpPage[] }>>> = {
  en: () => import('virtual:help/en'),
  ms: () => import('virtual:help/ms'),
  zh: () => import('virtual:help/zh'),
  th: () => import('virtual:help/th'),
};

/** The pages in a language, by default that of the page. */
export async function loadHelp(of: Language = language): Promise<Help> {
  const [{ default: entries }, { default: pages }] = await Promise.all([
    loadPart(() => import('virtual:help/entries')),
    loadPart(PAGES[of]),
  ]);
  return { entries, pages };
}

/** The guide for people whose programs talk to the server; in English, as the API is. */
export async function loadGuide(): Promise<readonly HelpPage[]> {
  return (await loadPart(() => import('virtual:help/integration'))).default;
}
