import Box from '@mui/material/Box';
import { Facts } from '@/ui/data/Facts';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { methodName } from '@/lib/methods';
import { formatMoney, plainNumber } from '@/lib/money';
import { useText as useSharedText } from './settingMessages';
import type { MethodInput, ZoneInput } from './shippingForm';
import { text as now, useText } from './shippingMessages';
import { dayWords, fromWords, postcodesOf, wholeOf } from './shippingUnits';
import { placeNames } from './ZoneParts';

const money = (typed: string) => formatMoney(plainNumber(typed));

/** What a method costs, a line for each rate. */
function costLines({ basis, bands, isVolumetric, divisor }: MethodInput): string[] {
  if (basis === 'flat') return [money(bands[0]?.cost ?? '')];
  const rates = bands.map(({ from, cost }) =>
    now('costFrom', { from: fromWords(basis, from), cost: money(cost) }),
  );
  return basis === 'weight' && isVolumetric ? [...rates, now('volumetricAt', { divisor })] : rates;
}

function surchargeLine({ name, cost, postcodes }: MethodInput['surcharges'][number]): string {
  const surcharge = `${name} ${money(cost)}`;
  const beginnings = postcodesOf(postcodes).join(', ');
  return beginnings ? now('surchargeIn', { surcharge, postcodes: beginnings }) : surcharge;
}

function delivery({ days: { from, to } }: MethodInput): string {
  const [first, last] = [wholeOf(from || to), wholeOf(to || from)];
  return first === null || last === null ? '—' : dayWords(first, last);
}

const lines = (texts: readonly string[]) => (
  <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{texts.join('\n') || '—'}</Box>
);

/** The columns of a zone's methods. */
const methodColumns = (): Column<MethodInput>[] => [
  {
    id: 'method',
    header: now('method'),
    onCard: 'title',
    cell: ({ method }) => methodName(method),
  },
  { id: 'cost', header: now('cost'), onCard: 'value', cell: (method) => lines(costLines(method)) },
  {
    id: 'freeFrom',
    header: now('freeFrom'),
    onCard: 'value',
    cell: ({ freeFrom }) => (freeFrom ? money(freeFrom) : '—'),
  },
  {
    id: 'surcharges',
    header: now('surcharges'),
    onCard: 'value',
    cell: ({ surcharges }) => lines(surcharges.map(surchargeLine)),
  },
  { id: 'delivery', header: now('delivery'), onCard: 'value', cell: delivery },
];

/** A zone to read: where it is, and what each of its methods costs. */
export function ZoneView({ zone: { name, places, methods } }: { zone: ZoneInput }) {
  const text = useText();
  const shared = useSharedText();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Facts facts={[[shared('zone.places'), placeNames(places) || shared('zone.noPlaces')]]} />
      <PlainTable
        label={text('methodsOf', { name })}
        columns={methodColumns()}
        rows={methods}
        rowKey={({ method }) => method}
      />
    </Box>
  );
}
