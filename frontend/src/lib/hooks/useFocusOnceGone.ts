import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Puts the focus where it makes sense once something that was removed is gone, such as the button that had it.
 * @param focus puts it there
 * @returns what is to be called when the removal has succeeded
 */
export function useFocusOnceGone(isThere: boolean, focus: () => void): () => void {
  const isRemoved = useRef(false);
  const onGone = useEffectEvent(focus);
  useEffect(() => {
    if (isThere || !isRemoved.current) return;
    isRemoved.current = false;
    onGone();
  }, [isThere]);
  return () => {
    isRemoved.current = true;
  };
}
