import type { ReactNode } from 'react';

type AddToCartFormProps = {
  /** Buttons outside of the form refer to it by this id. */
  id?: string;
  productKey: string;
  variantKey: string;
  locale: string;
  className?: string | undefined;
  /** Quantity and button. */
  children: ReactNode;
};

/** Adds a variant to the cart: a form, submitted without a reload if script runs (`client/delegated-events.ts`). */
export const AddToCartForm = ({ id, productKey, variantKey, locale, className, children }: AddToCartFormProps) => (
  <form id={id} className={className} method="post" action={`/carts/add?locale=${locale}`} data-add-to-cart data-screen-only>
    <input type="hidden" name="productKey" value={productKey} />
    <input type="hidden" name="variantKey" value={variantKey} />
    {children}
  </form>
);
