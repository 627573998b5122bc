import { skipToken } from '@reduxjs/toolkit/query/react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { api } from '@/api/enhance';
import { formatDay } from '@/lib/dates';
import { idIn } from '@/lib/ids';
import { roleName } from '@/lib/roleNames';
import { channelName, regionName } from '@/lib/tradeNames';
import { useText } from './staffMessages';

/** What narrows the list beyond its fields: a figure somewhere else opened it so. */
export const CHIP_NAMES = [
  'channel',
  'region',
  'buyerRole',
  'customerId',
  'sellerId',
  'agentId',
  'productId',
  'category',
  'isQuote',
  'isTrade',
] as const;
type ChipName = (typeof CHIP_NAMES)[number];
const DAYS = ['from', 'to'] as const;
type ShownName = ChipName | (typeof DAYS)[number];

interface OrderFilterChipsProps {
  filters: Readonly<Record<ShownName, string>>;
  onRemove: (name: ShownName) => void;
}

/** A day in words; what is none stays as it stands in the address. */
const dayName = (day: string) =>
  Number.isNaN(Date.parse(`${day}T00:00:00`)) ? day : formatDay(day);
const numbered = (id: string) => `#${id}`;

function usePersonName(value: string): string {
  const id = idIn(value);
  const { data } = api.useGetUserQuery(id ? { id } : skipToken);
  return data?.fullName ?? data?.username ?? numbered(value);
}

function useProductName(value: string): string {
  const id = idIn(value);
  const { data } = api.useGetProductQuery(id ? { id } : skipToken);
  return data?.name ?? numbered(value);
}

/** Filters that came with the address, each in words and to be taken away. */
export function OrderFilterChips({ filters, onRemove }: OrderFilterChipsProps) {
  const text = useText();
  const words: Record<ShownName, string> = {
    from: dayName(filters.from),
    to: dayName(filters.to),
    channel: channelName(filters.channel),
    region: regionName(filters.region),
    buyerRole: roleName(filters.buyerRole),
    customerId: usePersonName(filters.customerId),
    sellerId: usePersonName(filters.sellerId),
    agentId: usePersonName(filters.agentId),
    productId: useProductName(filters.productId),
    category: filters.category,
    isQuote: text(filters.isQuote === 'true' ? 'onlyRequests' : 'noRequests'),
    isTrade: text(filters.isTrade === 'true' ? 'onlySales' : 'noSales'),
  };
  const names = [...DAYS, ...CHIP_NAMES].filter((name) => filters[name] !== '');
  if (names.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={text('filters')}
      sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {names.map((name) => {
        const label = text('filter', { name: text(`filter.${name}`), value: words[name] });
        const remove = () => onRemove(name);
        return (
          <Box component="li" key={name} sx={{ minWidth: 0, maxWidth: 1 }}>
            <Chip
              label={label}
              aria-label={text('removeFilter', { filter: label })}
              onClick={remove}
              onDelete={remove}
            />
          </Box>
        );
      })}
    </Box>
  );
}
