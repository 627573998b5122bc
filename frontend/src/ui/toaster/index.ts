export { Toaster } from './Toaster';
export { toastReducer, toastShown } from './toastSlice';
export { useToast } from './useToast';
