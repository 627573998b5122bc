import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { useText } from '../messages';
import type { Filter } from './types';
import type { TableState } from './useTableState';

interface ControlProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Waits until typing pauses before it asks the server. */
function SearchFilter({ label, value, onChange }: ControlProps) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed.trim());
  const sent = useRef(value);
  const send = useRef(onChange);
  useEffect(() => {
    send.current = onChange;
  });
  useEffect(() => {
    if (settled === sent.current) return;
    sent.current = settled;
    send.current(settled);
  }, [settled]);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  return (
    <OutlinedInput
      notched={false}
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={label}
      inputProps={{ 'aria-label': label }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      sx={{ flexGrow: 1, minWidth: { xs: '100%', sm: 240 }, maxWidth: { sm: 360 } }}
    />
  );
}

function SelectFilter({
  label,
  value,
  onChange,
  options,
  all,
}: ControlProps & Omit<Extract<Filter<string>, { kind: 'select' }>, 'kind' | 'name'>) {
  const text = useText();
  return (
    <NativeSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      input={<OutlinedInput notched={false} />}
      inputProps={{ 'aria-label': label }}
    >
      <option value="">{all ?? `${label}: ${text('all')}`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

function DateFilter({ label, value, onChange }: ControlProps) {
  return (
    <OutlinedInput
      notched={false}
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      startAdornment={<InputAdornment position="start">{label}</InputAdornment>}
      inputProps={{ 'aria-label': label }}
    />
  );
}

interface FilterBarProps<F extends string> {
  filters: readonly Filter<F>[];
  table: TableState<F>;
  /** For a list whose empty state has the same button. */
  hideClear?: boolean;
  /** Stands at the end of the row. */
  children?: ReactNode;
}

/** The filters of a table, and the way to clear them all. */
export function FilterBar<F extends string>(props: FilterBarProps<F>) {
  const { filters, table, hideClear = false, children } = props;
  const text = useText();
  return (
    <Box
      data-print="no"
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        // On a phone every row of filters ends where the table below does.
        [theme.breakpoints.down('sm')]: {
          width: '100%',
          '& > .MuiInputBase-root': { flexGrow: 1 },
        },
      })}
    >
      {filters.map((filter) => {
        const common = {
          label: filter.label,
          value: table.filters[filter.name],
          onChange: (value: string) => table.setFilter(filter.name, value),
        };
        if (filter.kind === 'search') return <SearchFilter key={filter.name} {...common} />;
        if (filter.kind === 'date') return <DateFilter key={filter.name} {...common} />;
        const { options, all } = filter;
        return (
          <SelectFilter key={filter.name} {...common} options={options} {...(all ? { all } : {})} />
        );
      })}
      {table.hasFilters && !hideClear && (
        <Button onClick={table.clearFilters}>{text('clearFilters')}</Button>
      )}
      {children}
    </Box>
  );
}
