import type { ReactNode } from 'react';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';

type Props = {
  productKey: string;
  variantKey: string;
  /** What it is called where it is said: `Delta 60 S`. */
  name: string;
  /** What the heart does, by name: `Delta 60 S merken`; words on the button say it themselves. */
  label: string;
  locale: string;
  /** Words on a button as wide as its place; without them a heart of 44 px. */
  children?: ReactNode;
};

/** The heart: puts an article on the wishlist and, where script runs (`client/delegated-events.ts`), takes it off again. Without script a plain form. */
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
