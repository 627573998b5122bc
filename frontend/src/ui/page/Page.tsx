import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useText } from '../messages';
import { PageHeader, type Crumb } from './PageHeader';
import { useDescription } from './useDescription';

interface PageProps {
  /** Title of the document and, unless `hideTitle`, the heading. */
  title: string;
  description?: ReactNode;
  crumbs?: Crumb[];
  /** The one primary action of the page. */
  action?: ReactNode;
  /** For pages that draw their own heading. */
  hideTitle?: boolean;
  width?: 'sm' | 'md' | 'lg' | 'xl' | false;
  children: ReactNode;
}

/** A page: document title, heading with its action, content in the common rhythm. */
export function Page({ title, hideTitle, width = 'xl', children, ...header }: PageProps) {
  const text = useText();
  useDescription(header.description);
  return (
    <Container maxWidth={width} sx={{ py: { xs: 3, md: 4 } }}>
      <title>{`${title} · ${text('productName')}`}</title>
      {!hideTitle && <PageHeader title={title} {...header} />}
      <Box sx={{ mt: hideTitle ? 0 : 3 }}>{children}</Box>
    </Container>
  );
}
