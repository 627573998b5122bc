import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '@/ui/messages';
import { useText as usePaletteText } from './messages';
import { matchCommands, type Command } from '@/ui/shell/nav';
import { PaletteOption } from './PaletteOption';
import { useHelpHits, useHits, useSettingHits } from './useHits';

interface CommandPaletteProps {
  /** Pages; filtered here. */
  commands: Command[];
  onClose: () => void;
}

/** Ctrl/⌘-K: type a few letters of a page, a name, a number, a setting or a task, press Enter, be there. */
export default function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const text = useText();
  const own = usePaletteText();
  const navigate = useNavigate();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { hits, isSearching, isFailed, retry } = useHits(query);
  const settings = useSettingHits(query);
  const help = useHelpHits(query);
  // What the server finds stands above these two: before it has answered they would move under somebody's Enter.
  const local = isSearching ? [] : [...settings, ...help];
  const matches = [...matchCommands(commands, query), ...hits, ...local];
  // A list that has become shorter has its last one chosen.
  const chosen = Math.min(active, matches.length - 1);

  const go = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    if (command.isElsewhere) window.open(command.to, '_blank', 'noopener,noreferrer');
    else void navigate(command.to);
  };
  const type = (value: string) => {
    setQuery(value);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') go(matches[chosen]);
    else if (step && matches.length > 0)
      setActive((chosen + step + matches.length) % matches.length);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': text('goTo') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <InputBase
        autoFocus
        value={query}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={own('goToHint')}
        inputProps={{
          role: 'combobox',
          'aria-label': own('goToHint'),
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': matches.length > 0 ? `${listId}-${chosen}` : undefined,
        }}
        sx={{ px: 2.5, py: 1.5, fontSize: '1.0625rem', borderBottom: 1, borderColor: 'divider' }}
      />
      <Box
        id={listId}
        role="listbox"
        aria-label={text('goTo')}
        sx={{ p: 1, maxHeight: '50vh', overflowY: 'auto' }}
      >
        {matches.map((command, index) => (
          <PaletteOption
            key={`${command.group} ${command.label} ${command.hint ?? ''} ${command.to}`}
            id={`${listId}-${index}`}
            command={command}
            heading={command.group !== matches[index - 1]?.group}
            active={index === chosen}
            onPick={() => go(command)}
          />
        ))}
      </Box>
      <Typography role="status" sx={{ px: 2.5, pb: 1.5, color: 'text.secondary' }}>
        {isSearching && own('searching')}
        {isFailed && own('failed')}
        {!isSearching && !isFailed && matches.length === 0 && own('noMatch', { query })}
      </Typography>
      {isFailed && (
        <Button onClick={retry} sx={{ alignSelf: 'flex-start', ml: 1.5, mb: 1.5 }}>
          {text('retry')}
        </Button>
      )}
    </Dialog>
  );
}
