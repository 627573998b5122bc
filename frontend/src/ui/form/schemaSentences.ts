import { z } from 'zod';
import { text } from '../messages';

interface Issue {
  code?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  origin?: string | undefined;
  input?: unknown;
}

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

/** What a schema says that brings no sentence of its own: never the library's words. */
export function sentenceOf({ code, maximum, origin, input }: Issue): string {
  if (isMissing(input)) return text('required');
  if (code === 'too_big' && origin === 'string' && Number(maximum) > 0)
    return text('tooLong', { most: Number(maximum) });
  return text('notReadable');
}

z.config({ customError: sentenceOf });
