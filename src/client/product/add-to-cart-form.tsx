import type { ReactNode } from 'react';

type AddToCartFormProps = {
  /** Buttons outside of the form reach it by this id. */
  id?: string;
  productKey: string;
  variantKey: string;
  locale: string;
  className?: string | undefined;
  /** Quantity and button. */
  children: ReactNode;
};

/** Puts a variant into the cart: a plain form, answered without a reload where script runs (`client/delegated-events.ts`). */
export const AddToCartForm = ({ id, productKey, variantKey, locale, className, children }: AddToCartFormProps) => (
  <form id={id} className={className} method="post" action={`/carts/add?locale=${locale}`} data-add-to-cart data-screen-only>
    <input type="hidden" name="productKey" value={productKey} />
    <input type="hidden" name="variantKey" value={variantKey} />
    {children}
  </form>
);
