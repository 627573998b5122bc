import { Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart, loadPart } from '@/lib/parts';
import { selectToast } from './toastSlice';

const load = () => import('./ToastBar');
const ToastBar = lazyPart(load);

/** Shows the current toast. Stands once in the app; its looks follow the shell, before a lost connection needs them. */
export function Toaster() {
  const toast = useSelector(selectToast);
  useEffect(() => {
    const ahead = () => void loadPart(load).catch(() => undefined);
    if (document.readyState === 'complete') return ahead();
    window.addEventListener('load', ahead, { once: true });
    return () => window.removeEventListener('load', ahead);
  }, []);
  return <Suspense>{toast && <ToastBar key={toast.id} toast={toast} />}</Suspense>;
}
