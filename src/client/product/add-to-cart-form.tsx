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
    const quantity = Number(new FormData(event.currentTarget).get('quantity') ?? 1);
    setSending(true);
    // Loaded with the first press: who only looks needs no cart.
    const { addToCart } = await import('#state/cart-changes.ts');
    await addToCart({ productKey, variantKey, quantity });
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
