import { say, useAddress } from '@/lib/hooks/useAddress';

export type View = 'grid' | 'list';

/** Grid or list, kept in the address; the grid is not spelled out. */
export function useView() {
  const { params, change } = useAddress();
  const view: View = params.get('view') === 'list' ? 'list' : 'grid';
  const setView = (wanted: View) => change(say('view', wanted === 'list' ? wanted : ''));
  return { view, setView };
}
