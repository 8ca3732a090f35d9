import 'client-only';
import { addToCart } from '#state/cart-changes.ts';

/** Puts what a form names into the cart; a second press waits for the first. */
export const sendOrder = async (form: HTMLFormElement): Promise<void> => {
  if (form.ariaBusy === 'true') return;
  const fields = new FormData(form);
  const textOf = (name: string): string => String(fields.get(name) ?? '');
  form.ariaBusy = 'true';
  const quantity = Number(fields.get('quantity') ?? 1);
  await addToCart({ productKey: textOf('productKey'), variantKey: textOf('variantKey'), quantity });
  form.ariaBusy = 'false';
};
