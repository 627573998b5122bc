import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { SCHEME_KEY } from '@/lib/storage';
import { styles } from './styles';
import { makeTheme } from './theme';

/** Styles for everything below it, allowed by the page's content security policy. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const [theme] = useState(makeTheme);
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_KEY}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
