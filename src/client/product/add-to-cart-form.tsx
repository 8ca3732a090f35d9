'use client';
import { type FormEvent, type ReactNode, useState } from 'react';

type AddToCartFormProps = {
  /** Buttons outside of the form reach it by this id. */
  id: string;
  productKey: string;
  variantKey: string;
  locale: string;
  className?: string | undefined;
  /** Quantity and button. */
  children: ReactNode;
};

/** Puts a variant into the cart: a plain form, answered without a reload where script runs. A second press waits for the first. */
export const AddToCartForm = ({ id, productKey, variantKey, locale, className, children }: AddToCartFormProps) => {
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const quantity = Number(new FormData(form).get('quantity') ?? 1);
    setSending(true);
    // Loaded with the first press: who only looks needs no cart. Where it does not come, the plain form goes to the same call.
    const cart = await import('#state/cart-changes.ts').catch(() => undefined);
    if (cart) await cart.addToCart({ productKey, variantKey, quantity });
    else form.submit();
    setSending(false);
  };
  return (
    <form
      id={id}
      className={className}
      method="post"
      action={`/carts/add?locale=${locale}`}
      onSubmit={send}
      aria-busy={isSending}
      data-screen-only
    >
      <input type="hidden" name="productKey" value={productKey} />
      <input type="hidden" name="variantKey" value={variantKey} />
      {children}
    </form>
  );
};
