export type Strength = 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
/** Rows of keys and of the alphabet: whoever guesses begins with them. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** How many characters count: one that repeats or follows the one before it adds nothing. */
function countingCharacters(password: string): number {
  const letters = [...password.toLowerCase()];
  const follows = (one: string, next: string) =>
    one === next || ROWS.some((row) => row.includes(one + next) || row.includes(next + one));
  return letters.filter((letter, at) => at === 0 || !follows(letters[at - 1]!, letter)).length;
}

/** A rough idea of how long a password withstands guessing; the server decides what is taken. */
export function strengthOf(password: string): Strength {
  const counting = countingCharacters(password);
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (counting < 8) return 'weak';
  return counting >= 14 || (counting >= 11 && kinds >= 3) ? 'strong' : 'fair';
}
