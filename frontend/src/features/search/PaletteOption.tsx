import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Command } from '@/ui/shell/nav';
import { StatusChip } from '@/ui/status';

interface PaletteOptionProps {
  id: string;
  command: Command;
  /** First of its group. */
  heading: boolean;
  active: boolean;
  onPick: () => void;
}

/** One place to go; the keyboard stays in the input above, which points at the active one. */
export function PaletteOption({ id, command, heading, active, onPick }: PaletteOptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <>
      {heading && (
        <Typography
          variant="overline"
          component="div"
          role="presentation"
          sx={{ px: 1.5, pt: 1, color: 'text.secondary' }}
        >
          {command.group}
        </Typography>
      )}
      {/* The combobox handles the keys of its options. */}
      <Box
        ref={ref}
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        onClick={onPick}
        sx={{
          px: 1.5,
          py: 1,
          borderRadius: 0.8,
          cursor: 'pointer',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          bgcolor: active ? 'surface.accent' : undefined,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{command.label}</Box>
        {command.hint && (
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{command.hint}</Box>
        )}
        {command.status && <StatusChip {...command.status} />}
        {command.action && (
          <Box sx={{ color: 'primary.main', fontWeight: 550 }}>{command.action}</Box>
        )}
      </Box>
    </>
  );
}
