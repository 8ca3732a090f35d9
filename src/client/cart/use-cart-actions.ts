import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useGone } from '#client/primitives/gone-row/use-gone.ts';
import type { CartItem } from '#shared/contract/cart.ts';
import { cartState, changeCart, setQuantity } from '#state/cart.ts';
import { changeDiscount } from '#state/cart-discount.ts';
import { type GoneLine, goneLineOf, placeOf, rowsOf } from './gone-line.ts';

/** The presses of a cart view, bound to the store, and what they leave behind: lines that can be put back. */
export const useCartActions = () => {
  const { cart, isChanging } = useSnapshot(cartState);
  const { gone: known, back, takeOff, putBack, forget } = useGone<GoneLine>();
  const items = cart?.items as readonly CartItem[] | undefined;
  // What came into the cart again by another way is gone no more.
  const gone = useMemo(
    () => known.filter(({ variantKey }) => isChanging || !items?.some((item) => item.variantKey === variantKey)),
    [known, isChanging, items],
  );
  const actions = useMemo(() => {
    const remove = async (line: CartItem): Promise<void> => {
      takeOff(
        goneLineOf(
          line,
          rowsOf(items ?? [], gone).findIndex(({ item }) => item?.variantKey === line.variantKey),
        ),
      );
      if (!(await setQuantity(line, 0))) putBack(line.variantKey);
    };
    const restore = async (line: GoneLine): Promise<void> => {
      const { productKey, variantKey, quantity } = line;
      const position = placeOf(line, items ?? [], gone);
      if (await changeCart('/carts/add', { productKey, variantKey, quantity, position }, variantKey)) putBack(variantKey);
    };
    return {
      setQuantity: (line: CartItem, wanted: number) => void setQuantity(line, wanted),
      remove: (line: CartItem) => void remove(line),
      restore: (line: GoneLine) => void restore(line),
      discount: {
        add: (code: string) => void changeDiscount('add', code),
        remove: (code: string) => void changeDiscount('remove', code),
      },
    };
  }, [items, gone, takeOff, putBack]);
  return { actions, gone, back, forget };
};
