/** Made by `vite/texts.ts`: the first texts of a language, and the ways to its other parts. */
declare module 'virtual:texts/*' {
  type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>;
  const texts: Catalogues;
  export default texts;
  export const parts: Readonly<Record<string, () => Promise<{ default: Catalogues }>>>;
}

/** Made by `vite/help.ts` of `docs/help` and `docs/integration`. */
declare module 'virtual:help/entries' {
  const entries: import('@/features/help/help').HelpEntry[];
  export default entries;
}
declare module 'virtual:help/*' {
  const pages: import('@/features/help/help').HelpPage[];
  export default pages;
}

/** The version of the front end (vite.config.ts). */
declare const __VERSION__: string;
