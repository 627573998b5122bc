import { z } from 'zod';
import { text } from './messages';

/** Words that may be left out, of at most so many letters. */
export const words = (most: number) => z.string().trim().max(most, text('tooLong', { most }));
