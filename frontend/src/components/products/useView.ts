import { useSearchParams } from 'react-router-dom';

export type View = 'grid' | 'list';

/** Grid or list, kept in the address; the grid is not spelled out. */
export function useView() {
  const [params, setParams] = useSearchParams();
  const view: View = params.get('view') === 'list' ? 'list' : 'grid';
  const setView = (wanted: View) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (wanted === 'list') changed.set('view', wanted);
        else changed.delete('view');
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return { view, setView };
}
