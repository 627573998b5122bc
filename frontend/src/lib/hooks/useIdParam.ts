import { useParams } from 'react-router-dom';
import { idIn } from '../ids';

/** The id that the page's address names under this word; 0 where it names none. */
export function useIdParam(name: string): number {
  return idIn(useParams()[name]);
}
