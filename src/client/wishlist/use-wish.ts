import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { announce } from '#client/primitives/announcer/announce.ts';
import type { Wish } from '#shared/contract/wishlist.ts';
import { changeWish, learnWishes } from '#state/wish-actions.ts';
import { wished } from '#state/wished.ts';

/** Whether a variant is on the wishlist, once that is known, and how it is put there or taken off; each press says one thing. */
export const useWish = ({ productKey, variantKey }: Wish, name: string) => {
  const { variants } = useSnapshot(wished);
  const isWished = variants[variantKey] === true;
  useEffect(learnWishes, []);
  const toggle = async (): Promise<void> => {
    const said = await changeWish(isWished ? 'remove' : 'add', { productKey, variantKey }, name);
    if (said !== undefined) announce(said);
  };
  return { isWished, toggle };
};
