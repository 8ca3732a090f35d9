import 'client-only';
import { addToCart } from '#state/cart-changes.ts';

// If an article of a set is sold out, the page of the no-script form names it; that form adds nothing twice.
const sendSet = async (form: HTMLFormElement, variantKeys: readonly string[]): Promise<void> => {
  const [{ addManyToCart }, { openCart }] = await Promise.all([import('#state/cart-many.ts'), import('#state/cart.ts')]);
  const answer = await addManyToCart(variantKeys);
  if (answer?.soldOut.length === 0) openCart();
  else form.submit();
};

/** Adds the articles of a form to the cart, one variant or a set; a second submit waits for the first. */
export const submitForm = async (form: HTMLFormElement): Promise<void> => {
  if (form.ariaBusy === 'true') return;
  const fields = new FormData(form);
  const textOf = (name: string): string => String(fields.get(name) ?? '');
  form.ariaBusy = 'true';
  const quantity = Number(fields.get('quantity') ?? 1);
  if (fields.has('variantKeys')) await sendSet(form, textOf('variantKeys').split(','));
  else await addToCart({ productKey: textOf('productKey'), variantKey: textOf('variantKey'), quantity });
  form.ariaBusy = 'false';
};
