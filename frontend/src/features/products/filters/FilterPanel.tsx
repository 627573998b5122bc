import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ProductFacet } from '@/api/generated';
import { ChoiceFacet, CountedCheckbox } from './ChoiceFacet';
import { FacetGroup } from './FacetGroup';
import { valuesOf, withChosen } from './facets';
import { useText } from './messages';
import { RangeFacet } from './RangeFacet';
import { CHOICES, edit, MEASURES } from './shopFilters';
import type { Shop } from './useShop';

/** The part of the facet call's result that the panel reads. */
export interface FacetList {
  data?: { facets: readonly ProductFacet[] } | undefined;
  error?: unknown;
  refetch: () => unknown;
}

function Loading() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 0.5 }}>
      <Skeleton width="40%" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={32} />
      ))}
    </Box>
  );
}

/** Everything that narrows the list, each value with how many products it would leave. */
export function FilterPanel({ shop, list }: { shop: Shop; list: FacetList }) {
  const text = useText();
  const { filters, change } = shop;
  const facets = list.data?.facets;
  if (list.error && !facets)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={() => void list.refetch()}>
            {text('retry')}
          </Button>
        }
      >
        {text('failed')}
      </Alert>
    );
  if (!facets) return <Loading />;
  const inStock = valuesOf(facets, 'inStock').find(({ value }) => value === 'true');
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {CHOICES.map((name) => (
        <ChoiceFacet
          key={name}
          title={text(name)}
          values={withChosen(valuesOf(facets, name), filters.choices[name])}
          chosen={filters.choices[name]}
          onToggle={(value) => change((params) => edit.toggle(params, name, value))}
        />
      ))}
      {MEASURES.map((name) => (
        <RangeFacet
          key={name}
          measure={name}
          values={valuesOf(facets, name)}
          range={filters.ranges[name]}
          onChange={(range) => change((params) => edit.range(params, name, range))}
        />
      ))}
      <FacetGroup title={text('availability')}>
        <CountedCheckbox
          label={text('inStock')}
          count={inStock?.count ?? 0}
          checked={filters.inStock}
          onToggle={() => change((params) => edit.inStock(params, !filters.inStock))}
        />
      </FacetGroup>
    </Box>
  );
}
