/** Made by `vite/texts.ts`: the shared texts of a language, and the ways to those of its features. */
declare module 'virtual:texts/*' {
  type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>;
  const texts: Catalogues;
  export default texts;
  export const features: Readonly<Record<string, () => Promise<{ default: Catalogues }>>>;
}
