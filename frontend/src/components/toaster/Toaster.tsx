import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectToast } from './toastSlice';

const ToastBar = lazy(() => import('./ToastBar'));

/** Shows the current toast. Stands once in the app; its looks are loaded with the first toast. */
export function Toaster() {
  const toast = useSelector(selectToast);
  return <Suspense>{toast && <ToastBar key={toast.id} toast={toast} />}</Suspense>;
}
