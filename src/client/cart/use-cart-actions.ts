import { useMemo } from 'react';
import { setQuantity } from '#state/cart.ts';
import { changeDiscount } from '#state/cart-discount.ts';

/** The presses of a cart view, bound to the store. */
export const useCartActions = () =>
  useMemo(
    () => ({
      setQuantity: (line: Parameters<typeof setQuantity>[0], wanted: number) => void setQuantity(line, wanted),
      discount: {
        add: (code: string) => void changeDiscount('add', code),
        remove: (code: string) => void changeDiscount('remove', code),
      },
    }),
    [],
  );
