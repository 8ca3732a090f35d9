import type { FormEvent } from 'react';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import type { WishArticle } from '#shared/contract/wishlist.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type Props = { articles: readonly Pick<WishArticle, 'variantKey'>[]; locale: string; t: Translate; onPress?: (() => void) | undefined };

/** Puts everything of a list into the cart that can be had. */
export const AllToCart = ({ articles, locale, t, onPress }: Props) => {
  const press = (event: FormEvent): void => {
    event.preventDefault();
    onPress?.();
  };
  return (
    <form method="post" action={`/carts/add-many?locale=${locale}`} {...(onPress && { onSubmit: press })}>
      <input type="hidden" name="variantKeys" value={articles.map(({ variantKey }) => variantKey).join(',')} />
      <SubmitButton icon="cart">{t('wishlist.allToCart')}</SubmitButton>
    </form>
  );
};
