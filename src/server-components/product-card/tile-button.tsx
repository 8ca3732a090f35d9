import { SubmitButton } from '#client/primitives/button/button.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { AddToCartForm } from '#client/product/add-to-cart-form.tsx';
import { isInStock } from '#shared/catalogue/availability.ts';
import type { ProductTile } from '#shared/contract/product.ts';
import { nameAction } from '#shared/i18n/name-action.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type TileButtonProps = { tile: ProductTile; locale: string; t: Translate };

/** On a card: adds the product to the cart if it can be delivered, else links to its page (P-02). */
export const TileButton = ({ tile, locale, t }: TileButtonProps) => {
  const { name, url, productKey, matchingVariantKey } = tile;
  if (!isInStock(tile.availability)) {
    return (
      <ButtonLink href={url} variant="line" size="s" aria-label={nameAction(locale, t('product.view'), name)}>
        {t('product.view')}
      </ButtonLink>
    );
  }
  return (
    <AddToCartForm id={`add-${matchingVariantKey}`} productKey={productKey} variantKey={matchingVariantKey} locale={locale}>
      <SubmitButton variant="line" size="s" aria-label={nameAction(locale, t('product.addToCart'), name)}>
        {t('product.addToCart')}
      </SubmitButton>
    </AddToCartForm>
  );
};
