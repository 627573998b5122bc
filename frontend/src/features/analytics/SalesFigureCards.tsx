import Box from '@mui/material/Box';
import type { SalesResponse } from '@/api/generated';
import { KpiCard } from '@/ui/data';
import { Behind } from './Behind';
import { changeOf, FIGURES, upIsGood, wordsOf, type Figure } from './figures';
import { salesOf, type Lists } from './links';
import { useText } from './messages';

interface SalesFigureCardsProps {
  sales: SalesResponse;
  lists: Lists;
  /** Whether they are compared with the year before. */
  isYear: boolean;
}

/** The sums of the period, each against the period it is compared with. */
export function SalesFigureCards({ sales, lists, isYear }: SalesFigureCardsProps) {
  const text = useText();
  const { total, previous } = sales;
  const change = (figure: Figure) => {
    const percent = previous ? changeOf(total, previous, figure) : undefined;
    if (!previous || percent === undefined) return {};
    const against = text(isYear ? 'againstYear' : 'against', { value: wordsOf(previous, figure) });
    return { change: { percent, against, upIsGood: upIsGood(figure) } };
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        '& > :last-child:nth-child(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(auto-fill, minmax(220px, 1fr))',
        },
      }}
    >
      {FIGURES.map((figure) => {
        const value = wordsOf(total, figure);
        return (
          <KpiCard
            key={figure}
            label={text(figure)}
            value={
              <Behind
                to={salesOf(lists, sales)}
                label={text('openOrders', { name: text(figure), value })}
              >
                {value}
              </Behind>
            }
            {...change(figure)}
          />
        );
      })}
    </Box>
  );
}
