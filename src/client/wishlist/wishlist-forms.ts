import 'client-only';
import { announce } from '#client/primitives/announcer/announce.ts';
import { iconSprite } from '#client/primitives/icon/icon-names.ts';
import { changeWishlist } from '#state/wishlist-actions.ts';
import { wishlistItems } from '#state/wishlist-items.ts';

const fieldOf = (form: HTMLFormElement, name: 'productKey' | 'variantKey'): string => String(new FormData(form).get(name) ?? '');
const isOnWishlist = (form: HTMLFormElement): boolean => wishlistItems.variants[fieldOf(form, 'variantKey')] === true;

/** Marks wishlist buttons whose variant is on the list. */
export const showWishlistState = (forms: Iterable<HTMLFormElement>): void => {
  for (const form of forms) {
    const isOn = isOnWishlist(form);
    const button = form.querySelector('button');
    if (!button || (button.ariaPressed === 'true') === isOn) continue;
    button.ariaPressed = `${isOn}`;
    button.querySelector('use')?.setAttribute('href', `${iconSprite}#${isOn ? 'heart-filled' : 'heart'}`);
  }
};

/** Changes the list by a wishlist button, optimistically, with one announcement. */
export const submitForm = async (form: HTMLFormElement): Promise<void> => {
  const item = { productKey: fieldOf(form, 'productKey'), variantKey: fieldOf(form, 'variantKey') };
  const message = await changeWishlist(isOnWishlist(form) ? 'remove' : 'add', item, form.dataset['heart'] ?? '');
  if (message !== undefined) announce(message);
};
