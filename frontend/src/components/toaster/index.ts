export { Toaster } from './Toaster';
export { toastReducer } from './toastSlice';
export { useToast } from './useToast';
