import { getCountry } from '#backend/content/content.ts';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import { AddToCartForm } from '#client/product/add-to-cart-form.tsx';
import { BuyBar } from '#client/product/buy-bar.tsx';
import { Quantity } from '#client/product/quantity.tsx';
import { WishlistButton } from '#client/wishlist/wishlist-button.tsx';
import { Availability } from '#server-components/availability/availability.tsx';
import { isInStock } from '#shared/catalogue/availability.ts';
import { quickestOf } from '#shared/catalogue/delivery-time.ts';
import { maxQuantity } from '#shared/contract/max-quantity.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './buy-box.module.css';
import { presentPriceNote } from './price-note.ts';

type BuyBoxProps = { site: Site; t: Translate; productKey: string; name: string; variant: Variant };

const formId = 'buy';
const buttonId = 'buy-button';

const Bar = ({ t, variant }: Pick<BuyBoxProps, 't' | 'variant'>) => (
  <BuyBar watch={buttonId}>
    <p className={styles.barText}>
      <span className={styles.barName}>{variant.name}</span>
      <Price value={variant.price.value} />
    </p>
    <SubmitButton form={formId} icon="cart">
      {t('product.addToCart')}
    </SubmitButton>
  </BuyBar>
);

const mostOf = ({ availability }: Variant): number => Math.min(maxQuantity, availability.numberOfItemsInStock);

const Order = ({ site, t, productKey, variant }: BuyBoxProps) => (
  <>
    <AddToCartForm id={formId} productKey={productKey} variantKey={variant.key} locale={site.locale} className={styles.order}>
      <Quantity
        label={t('product.quantity.label')}
        less={t('product.quantity.less')}
        more={t('product.quantity.more')}
        max={mostOf(variant)}
        maxText={t('product.quantity.most', { most: mostOf(variant) })}
      />
      <SubmitButton id={buttonId} isBlock>
        {t('product.addToCart')}
      </SubmitButton>
    </AddToCartForm>
    <Bar t={t} variant={variant} />
  </>
);

/** Price, availability, quantity and the buy button; a variant that cannot be delivered has no button. */
export const BuyBox = (props: BuyBoxProps) => {
  const { site, t, productKey, name, variant } = props;
  const country = getCountry(site.country);
  return (
    <div className={styles.box}>
      <div className={styles.price}>
        <Price value={variant.price.value} size="l" reference={variant.price.reference} />
        <p className={styles.note}>{presentPriceNote({ price: variant.price, country, site, t })}</p>
        <p className={styles.availability}>
          <Availability availability={variant.availability} delivery={quickestOf(country.shipping)} locale={site.locale} t={t} />
        </p>
      </div>
      {isInStock(variant.availability) ? <Order {...props} /> : null}
      <WishlistButton
        productKey={productKey}
        variantKey={variant.key}
        name={name}
        label={t('wishlist.saveNamed', { name: `${name}, ${variant.name}` })}
        locale={site.locale}
      >
        {t('wishlist.save')}
      </WishlistButton>
    </div>
  );
};
