import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Money } from '@/ui/data';
import { ProductThumb } from '@/ui/data/ProductThumb';
import type { Column } from '@/ui/table';
import { toCents } from '@/lib/money';
import { paths } from '@/lib/paths';
import { text } from './messages';

interface Line {
  productId: number;
  productName: string;
  cost?: string | null;
  thumbImageUrl?: string | null;
}

interface ProductNameProps {
  name: string;
  /** Its number, and the supplier's where that stands here too. */
  code: string;
  children?: ReactNode;
}

function ProductName({ name, code, children }: ProductNameProps) {
  return (
    // Narrower, a table would break the name after every word.
    <Box sx={{ minWidth: 140 }}>
      <Typography variant="body2" component="p" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {code}
      </Typography>
      {children}
    </Box>
  );
}

/** The product of a line: its name, its numbers, and what else is to be said of it. */
export function productColumn<T extends Line>(
  codeOf: (line: T) => string,
  more?: (line: T) => ReactNode,
): Column<T> {
  return {
    id: 'product',
    header: text('product'),
    onCard: 'title',
    sortBy: ({ productName }) => productName,
    cell: (line) => (
      <ProductName name={line.productName} code={codeOf(line)}>
        {more?.(line)}
      </ProductName>
    ),
  };
}

/** The same with the product's picture before it. */
export function picturedColumn<T extends Line>(codeOf: (line: T) => string): Column<T> {
  return {
    ...productColumn(codeOf),
    cell: (line) => (
      <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
        <ProductThumb src={line.thumbImageUrl} />
        <ProductName name={line.productName} code={codeOf(line)} />
      </Box>
    ),
  };
}

/** What a piece costs, with the way to what it cost before. */
export function costColumn<T extends Line>(): Column<T> {
  return {
    id: 'cost',
    header: text('cost'),
    align: 'right',
    sortBy: ({ cost }) => (cost ? toCents(cost) : null),
    cell: ({ cost, productId, productName }) => (
      <Link
        component={RouterLink}
        to={paths.purchasing.costs(productId)}
        aria-label={text('costHistoryOf', { name: productName })}
      >
        <Money amount={cost} />
      </Link>
    ),
  };
}
