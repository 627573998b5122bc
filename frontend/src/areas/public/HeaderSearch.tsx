import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import {
  Suspense,
  useId,
  useState,
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { useText } from '@/ui/messages';

/** Comes with the first letters that are typed; the home page is light without it. */
const SearchSuggestions = lazyPart(() => import('./SearchSuggestions'));
/** Fewer letters would suggest everything. */
const LEAST_LETTERS = 2;
const NONE = -1;

const ICON = {
  position: 'absolute',
  left: 12,
  top: 10,
  pointerEvents: 'none',
  color: 'text.secondary',
};
/** A plain input: the library's is 4 kB of every first view. */
const FIELD = {
  width: '100%',
  height: 40,
  pl: '40px',
  pr: 1.5,
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '0.875rem',
  appearance: 'textfield',
  '&:hover': { borderColor: 'text.secondary' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
};

/** Products that the typed text suggests, and which of them the arrow keys have reached. */
function useSuggestions(query: string) {
  const [isWanted, setWanted] = useState(false);
  const [found, setFound] = useState<readonly number[]>([]);
  const [active, setActive] = useState(NONE);
  const isOpen = isWanted && query.trim().length >= LEAST_LETTERS;
  const ask = (wanted: boolean) => {
    setWanted(wanted);
    setActive(NONE);
  };
  /** Goes round through the options and the text itself. */
  const step = (by: number) => {
    const places = found.length + 1;
    setActive((at) => ((at + 1 + by + places) % places) - 1);
  };
  const chosen = isOpen ? found[active] : undefined;
  return { isOpen, found, active, chosen, ask, step, setFound };
}

/** Goes to the search page, or to a product that is suggested while somebody types; a blank text does nothing. */
export function HeaderSearch({ onSearched }: { onSearched?: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const listId = useId();
  const [query, setQuery] = useState('');
  const suggestions = useSuggestions(query);
  const { isOpen, found, active, chosen } = suggestions;
  const isShown = isOpen && found.length > 0;

  const go = (address: string) => {
    suggestions.ask(false);
    void navigate(address);
    onSearched?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = query.trim();
    if (chosen !== undefined) go(paths.product(chosen));
    else if (wanted) go(paths.searchFor(wanted));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && isShown) suggestions.ask(false);
    else if (by && isShown) suggestions.step(by);
    else return;
    event.preventDefault();
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      onBlur={() => suggestions.ask(false)}
      sx={{ width: '100%', position: 'relative' }}
    >
      <SearchIcon fontSize="small" sx={ICON} />
      <Box
        component="input"
        type="search"
        role="combobox"
        value={query}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setQuery(event.target.value);
          suggestions.ask(true);
        }}
        onKeyDown={onKeyDown}
        placeholder={text('searchPlaceholder')}
        autoComplete="off"
        aria-label={text('search')}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={chosen === undefined ? undefined : `${listId}-${active}`}
        sx={FIELD}
      />
      <Suspense>
        {isOpen && (
          <SearchSuggestions
            id={listId}
            query={query}
            active={active}
            onFound={suggestions.setFound}
            onPick={(productId) => go(paths.product(productId))}
          />
        )}
      </Suspense>
    </Box>
  );
}
