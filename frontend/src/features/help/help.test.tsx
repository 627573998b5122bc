import { screen, within } from '@testing-library/react';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '@/lib/language';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { user } from '@/testing/users';
import { entriesIn, guideIn, helpAddresses, helpIn, pageOf, withWords } from '../../../vite/help';
import HelpArticle from './HelpArticle';
import HelpHome from './HelpPage';
import {
  groupsFor,
  loadHelp,
  plainBlocks,
  searchPages,
  type Block,
  type HelpPage,
  type Inline,
} from './help';

const docs = path.resolve('../docs');
const src = path.resolve('src');
const help = new Map(LANGUAGE_CODES.map((one) => [one, helpIn(docs, src, one)]));
const entries = entriesIn(docs);
const english = help.get('en') ?? [];

const page = (slug: string, title: string, text = ''): HelpPage => ({
  slug,
  title,
  blocks: [{ as: 'paragraph', text: [text] }],
});

/** The kinds of the parts of a page, with how many steps its lists have. */
const shape = ({ blocks }: HelpPage) =>
  blocks.map((block) => (block.as === 'list' ? `list of ${block.items.length}` : block.as));

function links(blocks: readonly Block[]): string[] {
  const inLine = (text: readonly Inline[]): string[] =>
    text.flatMap((one) => {
      if (typeof one === 'string' || one.as === 'code') return [];
      return [...(one.as === 'link' ? [one.to] : []), ...inLine(one.text)];
    });
  return blocks.flatMap((block) => {
    if (block.as === 'list') return block.items.flatMap(links);
    if (block.as === 'table') return [block.head, ...block.rows].flat().flatMap(inLine);
    return block.as === 'code' ? [] : inLine(block.text);
  });
}

describe('what the build makes of Markdown', () => {
  it('is parts and marked words, with links that lead somewhere', () => {
    const text = [
      '# Title',
      '',
      'One **two',
      'three** `4 & 5` [six](seven).',
      '',
      '## Head line',
      '',
      '1. a',
      '2. b <c',
    ];
    const target = (href: string) => (href === 'seven' ? '/7' : undefined);
    expect(pageOf('x', text.join('\n'), target)).toEqual({
      slug: 'x',
      title: 'Title',
      blocks: [
        {
          as: 'paragraph',
          text: [
            'One ',
            { as: 'strong', text: ['two three'] },
            ' ',
            { as: 'code', text: '4 & 5' },
            ' ',
            { as: 'link', to: '/7', text: ['six'] },
            '.',
          ],
        },
        { as: 'heading', level: 2, id: 'head-line', text: ['Head line'] },
        {
          as: 'list',
          isOrdered: true,
          items: [[{ as: 'paragraph', text: ['a'] }], [{ as: 'paragraph', text: ['b <c'] }]],
        },
      ],
    });
    expect(() => pageOf('x', '# T\n\n<b>no</b>', target)).toThrow('Help pages know no');
    expect(() => pageOf('x', 'No title', target)).toThrow('does not begin with its title');
  });

  it('has the words of the product', () => {
    expect(withWords('**{menu.orders}** {"json": 1}', (name) => `<${name}>`)).toBe(
      '**<menu.orders>** {"json": 1}',
    );
    const text = plainBlocks(english.find(({ slug }) => slug === 'placing-an-order')?.blocks ?? []);
    expect(text).toContain('Choose Place order.');
    const malay = help.get('ms')?.find(({ slug }) => slug === 'placing-an-order');
    expect(plainBlocks(malay?.blocks ?? [])).toContain('Pesanan pantas');
  });
});

describe('the pages of the help', () => {
  it('say the same in each language, with nothing left of the marks', () => {
    for (const [language, pages] of help) {
      expect(pages.map(({ slug }) => slug)).toEqual(entries.map(({ slug }) => slug));
      pages.forEach((one, at) => {
        const original = english[at];
        expect(shape(one), `${language}/${one.slug}`).toEqual(original && shape(original));
        expect(links(one.blocks), `${language}/${one.slug}`).toEqual(
          original && links(original.blocks),
        );
        expect(plainBlocks(one.blocks), `${language}/${one.slug}`).not.toMatch(/\*|\{|\}|\]\(/);
      });
    }
  });

  it('are short', () => {
    for (const { slug, blocks } of english) {
      const words = plainBlocks(blocks).split(/\s+/).length;
      expect(words, slug).toBeGreaterThan(70);
      expect(words, slug).toBeLessThan(210);
    }
  });

  it('and those of the guide are known to the server, one by one', () => {
    const guide = guideIn(docs);
    const known = helpAddresses(docs);
    expect(known).toContain('/help/paying');
    expect(known).toContain('/help/integration/webhook-bodies');
    expect(new Set(known).size).toBe(known.length);
    for (const { slug, blocks } of [...english, ...guide])
      for (const link of links(blocks).filter((one) => one.startsWith('/help/')))
        expect(known, slug).toContain(link.split('#')[0]);
    const start = guide[0]?.blocks ?? [];
    expect(links(start)).toContain('/help/integration/place_order-py');
    const anchors = start.flatMap((block) => (block.as === 'heading' ? [block.id] : []));
    expect(anchors).toContain('webhooks');
  });

  it('and those of the guide lead to files that are there', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
    mkdirSync(path.join(folder, 'integration'));
    const write = (text: string) =>
      writeFileSync(path.join(folder, 'integration', 'README.md'), `# Guide\n\n${text}\n`);
    write('[Here](#part), [the design](../API-DESIGN.md)');
    expect(links(guideIn(folder)[0]?.blocks ?? [])).toEqual(['#part']);
    write('[An example](curl/gone.sh)');
    expect(() => guideIn(folder)).toThrow('links to curl/gone.sh, which is not there');
    rmSync(folder, { recursive: true });
  });
});

describe('the list of pages', () => {
  const audiences = (role?: string) =>
    groupsFor(role ? user({ role }) : null, entries, english).map(({ audience }) => audience);

  it('begins with those of the reader', () => {
    expect(audiences('dealer').slice(0, 3)).toEqual(['dealers', 'buyers', 'everyone']);
    expect(audiences('sub-agent')[0]).toBe('agents');
    expect(audiences('warehouse')[0]).toBe('warehouse');
    expect(audiences('admin').slice(0, 2)).toEqual(['admin', 'manufacturer']);
    const all = groupsFor(user({ role: 'dealer' }), entries, english).flatMap(({ pages }) => pages);
    expect(all.map(({ slug }) => slug).sort()).toEqual(entries.map(({ slug }) => slug).sort());
  });

  it('shows guests how to join and to buy', () => {
    expect(audiences()).toEqual(['joining', 'buyers', 'everyone']);
  });
});

it('is searched by the beginnings of words, in any script', () => {
  const pages = [
    page('a', 'Pay an order', 'Open it.'),
    page('b', 'Return goods', 'After you paid, open the order.'),
    page('c', '支付订单', '打开订单。'),
    page('d', 'ชำระเงิน', 'เปิดคำสั่งซื้อ'),
  ];
  const found = (query: string) => searchPages(pages, query).map(({ slug }) => slug);
  expect(found('ord op')).toEqual(['a', 'b']);
  expect(found('PAY')).toEqual(['a']);
  expect(found('pai')).toEqual(['b']);
  expect(found('rder')).toEqual([]);
  expect(found('订单')).toEqual(['c']);
  expect(found('สั่งซื้อ')).toEqual(['d']);
  expect(found(' ')).toEqual([]);
});

it('loads the pages of the language', async () => {
  expect((await loadHelp('th')).pages).toEqual(help.get('th'));
});

it('shows a dealer their own pages first, and finds one', async () => {
  const { events, router } = renderWithProviders(<HelpHome />, {
    at: paths.help.home,
    user: user({ role: 'dealer' }),
  });
  await screen.findByRole('link', { name: 'Set your store’s prices' });
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('For dealers');
  await events.type(screen.getByRole('searchbox', { name: 'Search help' }), 'refund');
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ pages? found$/);
  expect(screen.getByRole('link', { name: 'Track an order and return goods' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=refund');
  await events.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('No help page has “refundxyz”')).toBeVisible();
});

it('shows a page, and the guide in English', async () => {
  const first = renderWithProviders(<HelpArticle />, {
    at: paths.help.page('quotations'),
    path: paths.help.pagePattern,
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ask for a quotation' }),
  ).toBeVisible();
  const article = screen.getByRole('article');
  expect(within(article).getAllByRole('listitem')).toHaveLength(4);
  expect(within(article).getByRole('link', { name: 'Request a quotation' })).toHaveAttribute(
    'href',
    '/quotes/new',
  );
  first.unmount();
  renderWithProviders(<HelpArticle />, { at: paths.help.guide });
  await screen.findByRole('heading', { level: 1, name: 'Integrating with Tierway' });
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'place_order.py' })).toHaveAttribute(
    'href',
    '/help/integration/place_order-py',
  );
});

it('says that there is no such page', async () => {
  renderWithProviders(<HelpArticle />, { at: '/help/nothing', path: paths.help.pagePattern });
  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
});
