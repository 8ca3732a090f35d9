import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { announce } from '#client/primitives/announcer/announce.ts';
import { useGone } from '#client/primitives/gone-row/use-gone.ts';
import type { CartItem } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { cartState } from '#state/cart.ts';
import { tellFailure } from '#state/cart-news.ts';
import { onFirstSign } from '#state/first-sign.ts';
import { type GoneLine, goneLineOf, placeOf, rowsOf } from './gone-line.ts';

// Loaded with the first sign of a hand: who only looks changes nothing.
const changes = () => import('#state/cart-changes.ts');
const codes = () => import('#state/cart-discount.ts');

const run = async <Room, Outcome>(room: Promise<Room>, work: (room: Room) => Promise<Outcome>): Promise<Outcome | undefined> => {
  const loaded = await room.catch(() => undefined);
  if (loaded) return work(loaded);
  await tellFailure();
  return undefined;
};

/** The presses of a cart view, bound to the store, and what they leave behind: lines that can be put back. */
export const useCartActions = (t: Translate) => {
  const { cart, isChanging } = useSnapshot(cartState);
  const { gone: known, back, takeOff, putBack: showAgain, forget } = useGone<GoneLine>();
  const items = cart?.items as readonly CartItem[] | undefined;
  // What came into the cart again by another way is gone no more.
  const gone = useMemo(
    () => known.filter(({ variantKey }) => isChanging || !items?.some((item) => item.variantKey === variantKey)),
    [known, isChanging, items],
  );
  useEffect(() => onFirstSign(() => void changes()), []);
  const actions = useMemo(() => {
    const remove = async (line: CartItem): Promise<void> => {
      takeOff(
        goneLineOf(
          line,
          rowsOf(items ?? [], gone).findIndex(({ item }) => item?.variantKey === line.variantKey),
        ),
      );
      if (!(await run(changes(), ({ takeOut }) => takeOut(line)))) showAgain(line.variantKey);
    };
    const restore = async (line: GoneLine): Promise<void> => {
      const outcome = await run(changes(), ({ putBack }) => putBack(line, placeOf(line, items ?? [], gone)));
      if (outcome === 'done') showAgain(line.variantKey);
      if (outcome !== 'soldOut') return;
      // Told where it was asked for: its row stays, and so does the focus.
      takeOff({ ...line, isSoldOut: true });
      announce(t('cart.undoRefused', { name: line.name }), 'assertive');
    };
    return {
      step: (line: CartItem, step: 1 | -1) => void run(changes(), ({ stepLine }) => stepLine(line, step)),
      remove: (line: CartItem) => void remove(line),
      restore: (line: GoneLine) => void restore(line),
      discount: {
        add: (code: string) => void run(codes(), ({ changeDiscount }) => changeDiscount('add', code)),
        remove: (code: string) => void run(codes(), ({ changeDiscount }) => changeDiscount('remove', code)),
      },
    };
  }, [items, gone, takeOff, showAgain, t]);
  return { actions, gone, back, forget };
};
