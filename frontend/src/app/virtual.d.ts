/** Made by `vite/texts.ts`: the first texts of a language, and the ways to its other parts. */
declare module 'virtual:texts/*' {
  type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>;
  const texts: Catalogues;
  export default texts;
  export const parts: Readonly<Record<string, () => Promise<{ default: Catalogues }>>>;
}

/** Made by `vite/help.ts` of `docs/help` and `docs/integration`. */
declare module 'virtual:help/entries' {
  import type { HelpEntry } from '@/features/help/help';
  const entries: HelpEntry[];
  export default entries;
}
declare module 'virtual:help/*' {
  import type { HelpPage } from '@/features/help/help';
  const pages: HelpPage[];
  export default pages;
}

/** The version of the front end (vite.config.ts). */
declare const __VERSION__: string;
