import 'client-only';
import { announce } from '#client/primitives/announcer/announce.ts';
import { iconSprite } from '#client/primitives/icon/icon-names.ts';
import { changeWish } from '#state/wish-actions.ts';
import { wished } from '#state/wished.ts';

const fieldOf = (form: HTMLFormElement, name: 'productKey' | 'variantKey'): string => String(new FormData(form).get(name) ?? '');
const isWished = (form: HTMLFormElement): boolean => wished.variants[fieldOf(form, 'variantKey')] === true;

/** Shows on hearts whether their variant is on the list. */
export const showHearts = (forms: Iterable<HTMLFormElement>): void => {
  for (const form of forms) {
    const isOn = isWished(form);
    const button = form.querySelector('button');
    if (!button || (button.ariaPressed === 'true') === isOn) continue;
    button.ariaPressed = `${isOn}`;
    button.querySelector('use')?.setAttribute('href', `${iconSprite}#${isOn ? 'heart-filled' : 'heart'}`);
  }
};

/** Changes the list by a heart, at once for the eye, and says one thing. */
export const pressHeart = async (form: HTMLFormElement): Promise<void> => {
  const wish = { productKey: fieldOf(form, 'productKey'), variantKey: fieldOf(form, 'variantKey') };
  const said = await changeWish(isWished(form) ? 'remove' : 'add', wish, form.dataset['heart'] ?? '');
  if (said !== undefined) announce(said);
};
