import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { idIn } from '@/lib/ids';
import { paths } from '@/lib/paths';

/** What is open above the list (specification 2 §4: none, editing one product, creating). */
export type ProductMode =
  { kind: 'none' | 'creating' } | { kind: 'editing'; id: number } | { kind: 'unknown' };

const NEW = paths.manufacturer.newProduct.slice(paths.manufacturer.products.length + 1);

/** Reads the part of the address behind the list's. */
export function readMode(part: string | undefined): ProductMode {
  if (part === undefined) return { kind: 'none' };
  if (part === NEW) return { kind: 'creating' };
  const id = idIn(part);
  return id > 0 ? { kind: 'editing', id } : { kind: 'unknown' };
}

/**
 * The mode stands in the address, so that Back closes the editor and a link opens it; tab, filters and page of the
 * list stay as they are.
 */
export function useProductMode() {
  const { productId } = useParams();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const mode = readMode(productId);
  const close = () => {
    if (mode.kind !== 'none')
      void navigate({ pathname: paths.manufacturer.products, search }, { replace: true, state });
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  const add = () => void navigate({ pathname: paths.manufacturer.newProduct, search }, { state });
  return { mode, add, close };
}
