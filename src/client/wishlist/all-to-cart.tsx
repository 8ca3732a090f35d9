import type { FormEvent } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import type { WishlistArticle } from '#shared/contract/wishlist.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type Props = { articles: readonly Pick<WishlistArticle, 'variantKey'>[]; locale: string; t: Translate; onClick?: (() => void) | undefined };

/** Adds all available items of a list to the cart. */
export const AllToCart = ({ articles, locale, t, onClick }: Props) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onClick?.();
  };
  return (
    <form method="post" action={`/carts/add-many?locale=${locale}`} {...(onClick && { onSubmit: submit })}>
      <input type="hidden" name="variantKeys" value={articles.map(({ variantKey }) => variantKey).join(',')} />
      <SubmitButton icon="cart">{t('wishlist.allToCart')}</SubmitButton>
    </form>
  );
};
