import createCache from '@emotion/cache';

/** The nonce the server put into this answer; Vite leaves it on a meta element. */
function cspNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('nonce') || undefined;
}

const nonce = cspNonce();

/** The style rules that components have added to the page so far. */
export const styles = createCache({ key: 'tw', ...(nonce ? { nonce } : {}) });
