import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { SCHEME_KEY } from '@/lib/storage';
import { makeTheme } from './theme';

/** The nonce the server put into this answer; Vite leaves it on a meta element. */
function cspNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('nonce') || undefined;
}

const nonce = cspNonce();
const cache = createCache({ key: 'tw', ...(nonce ? { nonce } : {}) });

/** Styles for everything below it, allowed by the page's content security policy. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const [theme] = useState(makeTheme);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_KEY}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
