import { Price } from '#client/primitives/price/price.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { SumReasons } from '#shared/contract/sum-reasons.ts';
import { capitalised } from '#shared/i18n/capitalised.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatRate } from '#shared/money/format-rate.ts';
import { formatMoney, type Money } from '#shared/money/money.ts';
import styles from './cart-totals.module.css';
import { nameDiscount } from './name-discount.ts';

/** The totals of a cart or an order. */
export type Sums = Pick<Cart, 'priceWithoutDiscountAndShippingCosts' | 'shippingCosts' | 'taxes' | 'priceTotal'> & {
  discounts: readonly Pick<Cart['discounts'][number], 'code' | 'kind' | 'value'>[];
  /** What they are based on. */
  reasons?: SumReasons | null;
};

export type TotalsProps = {
  sums: Sums;
  locale: string;
  /** The destination, in the shopper's language. */
  country: string;
  t: Translate;
};

type RowProps = { label: string; money: Money; locale: string; free?: string };

const Row = ({ label, money, locale, free }: RowProps) => (
  <div className={styles['row']}>
    <dt>{label}</dt>
    {free !== undefined && money.rawValue === 0 ? (
      <dd className="num">{free}</dd>
    ) : (
      <dd className="num" translate="no">
        {formatMoney(money, locale)}
      </dd>
    )}
  </div>
);

/** Every line of the totals. */
export const CartTotals = ({ sums, locale, country, t }: TotalsProps) => {
  const { taxes, reasons } = sums;
  // The field of a code that does not count shows the reason.
  const discounts = sums.discounts.filter(({ value }) => value.rawValue > 0);
  const included = taxes.filter((tax) => tax.isIncluded);
  const taxRow = (tax: Cart['taxes'][number]) => (
    <Row
      key={`${tax.label}${tax.rate}`}
      label={t(tax.isIncluded ? 'cart.taxIncluded' : 'cart.taxAdded', { rate: formatRate(tax.rate, locale), label: tax.label })}
      money={tax.amount}
      locale={locale}
    />
  );
  return (
    <dl className={styles['totals']}>
      <Row label={t('cart.subtotal')} money={sums.priceWithoutDiscountAndShippingCosts} locale={locale} />
      {discounts.map(({ value, ...discount }) => (
        <Row key={discount.code} label={nameDiscount(discount, t)} money={{ ...value, rawValue: -value.rawValue }} locale={locale} />
      ))}
      <Row label={t('cart.shipping', { country })} money={sums.shippingCosts} locale={locale} free={t('cart.free')} />
      {taxes.map(taxRow)}
      {taxes.length === 0 && reasons?.tax.isOpen && (
        <div className={styles['row']}>
          <dt>{capitalised(reasons.tax.label, locale)}</dt>
          <dd>{t('cart.taxLater')}</dd>
        </div>
      )}
      <div className={styles['total']}>
        <dt>
          {t('cart.total')} {included[0] && <small>{t('cart.taxNoteIncluded', { label: included[0].label })}</small>}
        </dt>
        <dd>
          <Price value={formatMoney(sums.priceTotal, locale)} />
        </dd>
      </div>
    </dl>
  );
};
