'use client';
import type { FormEvent, ReactNode } from 'react';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { useWish } from './use-wish.ts';

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

/** The heart: puts an article on the wishlist and takes it off. Without script a plain form puts it there. */
export const WishButton = ({ productKey, variantKey, name, label, locale, children }: Props) => {
  const { isWished, toggle } = useWish({ productKey, variantKey }, name);
  const press = (event: FormEvent): void => {
    event.preventDefault();
    void toggle();
  };
  const icon = isWished ? 'heart-filled' : 'heart';
  return (
    <form method="post" action={`/lists/my/add?locale=${locale}`} onSubmit={press} data-screen-only>
      <input type="hidden" name="productKey" value={productKey} />
      <input type="hidden" name="variantKey" value={variantKey} />
      {children === undefined ? (
        <IconButton type="submit" variant="bare" icon={icon} label={label} aria-pressed={isWished} />
      ) : (
        <SubmitButton variant="line" icon={icon} isBlock aria-pressed={isWished}>
          {children}
        </SubmitButton>
      )}
    </form>
  );
};
