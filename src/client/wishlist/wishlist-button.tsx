import type { ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { IconButton } from '#client/primitives/button/icon-button.tsx';

type Props = {
  productKey: string;
  variantKey: string;
  /** The article's name for announcements: `Delta 60 S`. */
  name: string;
  /** The button's accessible name: `Delta 60 S merken`; a visible label replaces it. */
  label: string;
  locale: string;
  /** A label on a full-width button; without it a heart icon of 44 px. */
  children?: ReactNode;
};

/** The wishlist button: adds an article and, if script runs (`client/delegated-events.ts`), removes it again. Without script a form. */
export const WishlistButton = ({ productKey, variantKey, name, label, locale, children }: Props) => (
  <form key={variantKey} method="post" action={`/lists/my/add?locale=${locale}`} data-heart={name} data-screen-only>
    <input type="hidden" name="productKey" value={productKey} />
    <input type="hidden" name="variantKey" value={variantKey} />
    {children === undefined ? (
      <IconButton type="submit" variant="bare" icon="heart" label={label} aria-pressed={false} />
    ) : (
      <SubmitButton variant="line" icon="heart" isBlock aria-pressed={false}>
        {children}
      </SubmitButton>
    )}
  </form>
);
