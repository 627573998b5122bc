import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { CopyButton } from '@/ui/data';
import { LinesSkeleton, NotFoundPage } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { loadGuide, loadHelp, type Block, type HelpPage, type Inline } from './help';
import { useText } from './messages';

/** Below the bar that stays at the top. */
const BELOW_BAR = { scrollMarginTop: 128 };
const CODE = { fontFamily: 'monospace', fontSize: '0.875em' };

function Way({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('https:') || to.startsWith(paths.apiReference))
    return (
      <Link href={to} target="_blank" rel="noopener">
        {children}
      </Link>
    );
  return (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  );
}

function Words({ text }: { text: readonly Inline[] }) {
  const word = (one: Inline): ReactNode => {
    if (typeof one === 'string') return one;
    switch (one.as) {
      case 'code':
        return (
          <Box component="code" sx={{ ...CODE, overflowWrap: 'anywhere' }}>
            {one.text}
          </Box>
        );
      case 'link':
        return (
          <Way to={one.to}>
            <Words text={one.text} />
          </Way>
        );
      case 'strong':
        return (
          <strong>
            <Words text={one.text} />
          </strong>
        );
      case 'em':
        return (
          <em>
            <Words text={one.text} />
          </em>
        );
    }
  };
  return text.map((one, at) => <Fragment key={at}>{word(one)}</Fragment>);
}

function Code({ text }: { text: string }) {
  return (
    <Box sx={{ position: 'relative', my: 2 }}>
      <Box
        component="pre"
        // It scrolls sideways, with the keyboard too.
        tabIndex={0}
        sx={{
          ...CODE,
          m: 0,
          p: 2,
          pr: 7,
          overflowX: 'auto',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        {text}
      </Box>
      <Box sx={{ position: 'absolute', top: 4, right: 4 }}>
        <CopyButton value={text} />
      </Box>
    </Box>
  );
}

function Table({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  return (
    <Box tabIndex={0} sx={{ my: 2, overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': {
            p: 1,
            minWidth: 120,
            textAlign: 'left',
            verticalAlign: 'top',
            borderBottom: 1,
            borderColor: 'divider',
          },
        }}
      >
        <thead>
          <tr>
            {head.map((cell, at) =>
              cell.length > 0 ? (
                <th key={at} scope="col">
                  <Words text={cell} />
                </th>
              ) : (
                <td key={at} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Part({ block, isTight = false }: { block: Block; isTight?: boolean }) {
  switch (block.as) {
    case 'heading':
      return (
        <Typography
          id={block.id}
          variant={block.level === 2 ? 'h4' : 'h5'}
          component={block.level === 2 ? 'h2' : 'h3'}
          sx={{ mt: 4, mb: 1, ...BELOW_BAR }}
        >
          <Words text={block.text} />
        </Typography>
      );
    case 'paragraph':
      return (
        <Typography sx={{ my: isTight ? 0 : 1.5 }}>
          <Words text={block.text} />
        </Typography>
      );
    case 'list':
      return (
        <Box
          component={block.isOrdered ? 'ol' : 'ul'}
          sx={{ my: 1.5, pl: 3, display: 'grid', gap: 0.75 }}
        >
          {block.items.map((item, at) => (
            <li key={at}>
              {item.map((one, place) => (
                <Part key={place} block={one} isTight />
              ))}
            </li>
          ))}
        </Box>
      );
    case 'code':
      return <Code text={block.text} />;
    case 'table':
      return <Table {...block} />;
  }
}

/** Where the address names a part of the page, that is shown once it is there. */
function useNamedPart(isThere: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash)
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView?.();
  }, [isThere, hash]);
}

/** One page of the help, or of the guide for programs. */
export default function HelpArticle() {
  const text = useText();
  const { pathname } = useLocation();
  const { page: slug = '' } = useParams();
  const isGuide = pathname.startsWith(paths.help.guide);
  const [loaded, setLoaded] = useState<{ isGuide: boolean; pages: readonly HelpPage[] }>();
  const pages = loaded?.isGuide === isGuide ? loaded.pages : undefined;
  useEffect(() => {
    let isGone = false;
    const asked = isGuide ? loadGuide() : loadHelp().then((help) => help.pages);
    void asked.then((found) => {
      if (!isGone) setLoaded({ isGuide, pages: found });
    });
    return () => {
      isGone = true;
    };
  }, [isGuide]);
  useNamedPart(pages !== undefined);
  const page = pages?.find((one) => one.slug === slug);
  if (pages && !page) return <NotFoundPage />;

  const home = { label: text('title'), to: paths.help.home };
  const guide = { label: text('guide'), to: paths.help.guide };
  const title = page?.title ?? text('title');
  const above = isGuide && slug !== '' ? [home, guide] : [home];
  return (
    <Page title={title} crumbs={page ? [...above, { label: title }] : above} width="md">
      {page ? (
        <Box component="article" {...(isGuide ? { lang: 'en' } : {})} sx={{ maxWidth: '72ch' }}>
          {page.blocks.map((block, at) => (
            <Part key={at} block={block} />
          ))}
        </Box>
      ) : (
        <LinesSkeleton count={5} />
      )}
    </Page>
  );
}
