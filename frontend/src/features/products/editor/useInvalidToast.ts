import { useCallback } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useToast } from '@/ui/toaster';
import type { ProductInput } from './productForm';
import { useText } from './productMessages';

/** The refusal of a product form as the screens have it: name first, then category. */
export function useInvalidToast() {
  const text = useText();
  const toast = useToast();
  return useCallback(
    ({ name, category }: FieldErrors<ProductInput>) =>
      toast.error(
        text('validationError'),
        name?.message ?? category?.message ?? text('checkFields'),
      ),
    [text, toast],
  );
}
