import { useEffect } from 'react';

/** What search engines and link previews say about the page; index.html has the sentence of the home page. */
export function useDescription(description: unknown): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || typeof description !== 'string' || description === '') return undefined;
    const before = meta.content;
    meta.content = description;
    return () => {
      meta.content = before;
    };
  }, [description]);
}
