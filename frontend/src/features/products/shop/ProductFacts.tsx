import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ProductDetailsResponse } from '@/api/generated';
import { factsOf } from './details';
import { useText } from './messages';

const ROW = { py: 0.875, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top' } as const;

/** The long text, and everything known about the product as a table. */
export function ProductFacts({ product }: { product: ProductDetailsResponse }) {
  const text = useText();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 5,
        alignItems: 'start',
        gridTemplateColumns: { md: '1.6fr 1fr' },
      }}
    >
      <Card component="section" sx={{ p: 3 }}>
        <Typography variant="h4" component="h2">
          {text('description')}
        </Typography>
        <Typography
          sx={{ mt: 1.5, whiteSpace: 'pre-line', maxWidth: '70ch', overflowWrap: 'anywhere' }}
        >
          {product.description || text('noDescription')}
        </Typography>
      </Card>
      <Card component="section" sx={{ p: 3 }}>
        <Typography variant="h4" component="h2">
          {text('details')}
        </Typography>
        <Box
          component="table"
          aria-label={text('details')}
          sx={{
            mt: 1.5,
            width: 1,
            borderCollapse: 'collapse',
            '& tr:last-of-type > *': { border: 0 },
          }}
        >
          <tbody>
            {factsOf(product).map(({ label, value }) => (
              <tr key={label}>
                <Box
                  component="th"
                  scope="row"
                  sx={{
                    ...ROW,
                    pr: 2,
                    textAlign: 'left',
                    fontWeight: 'inherit',
                    typography: 'body2',
                    color: 'text.secondary',
                  }}
                >
                  {label}
                </Box>
                <Box
                  component="td"
                  sx={{ ...ROW, textAlign: 'right', typography: 'body2', overflowWrap: 'anywhere' }}
                >
                  {value}
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
        {product.complianceSheetUrl && (
          <Link
            href={product.complianceSheetUrl}
            download={`${product.sku}.pdf`}
            sx={{ display: 'inline-block', mt: 2 }}
          >
            {text('sheet')}
          </Link>
        )}
      </Card>
    </Box>
  );
}
