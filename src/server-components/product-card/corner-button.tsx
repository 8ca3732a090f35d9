import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { AddToCartForm } from '#client/product/add-to-cart-form.tsx';
import { isInStock } from '#shared/catalogue/availability.ts';
import type { ProductTile } from '#shared/contract/product.ts';
import { nameAction } from '#shared/i18n/name-action.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type CornerButtonProps = { tile: ProductTile; locale: string; t: Translate };

/**
 * In a corner of a card's picture: adds the product to the cart if it can be delivered, else an arrow that is part of the card's own link
 * (P-02).
 */
export const CornerButton = ({ tile: { name, productKey, matchingVariantKey, availability }, locale, t }: CornerButtonProps) =>
  isInStock(availability) ? (
    <AddToCartForm productKey={productKey} variantKey={matchingVariantKey} locale={locale}>
      <IconButton type="submit" variant="bare" icon="cart" label={nameAction(locale, t('product.addToCart'), name)} />
    </AddToCartForm>
  ) : (
    <Icon name="arrow-right" />
  );
