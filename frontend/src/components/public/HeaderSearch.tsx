import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useText } from '../messages';

/** Goes to the search page; an empty or blank text does nothing. */
export function HeaderSearch({ onSearched }: { onSearched?: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = query.trim();
    if (!wanted) return;
    void navigate(paths.searchFor(wanted));
    onSearched?.();
  };
  return (
    <Box component="form" role="search" onSubmit={submit} sx={{ width: '100%' }}>
      <OutlinedInput
        fullWidth
        notched={false}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        placeholder={text('searchPlaceholder')}
        inputProps={{ 'aria-label': text('search') }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        sx={{ '& input': { paddingBlock: '8px', paddingLeft: 0, fontSize: '0.875rem' } }}
      />
    </Box>
  );
}
