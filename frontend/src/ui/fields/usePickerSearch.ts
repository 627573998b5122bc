import { useState } from 'react';
import { useDebounced } from '@/lib/hooks/useDebounced';

/** As many as anybody looks through before typing more. */
const CHOICES = 20;

/** What is typed into a `Picker`, as the question to the server's list. */
export function usePickerSearch() {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  return { asked: { limit: CHOICES, ...(q ? { q } : {}) }, onSearch: setTyped };
}
