import { Disclosure } from '#client/primitives/disclosure/disclosure.tsx';
import type { SumReasons } from '#shared/contract/sum-reasons.ts';
import { capitalised } from '#shared/i18n/capitalised.ts';
import { formatRate } from '#shared/money/format-rate.ts';
import { formatMoney, type Money } from '#shared/money/money.ts';
import type { TotalsProps } from './cart-totals.tsx';
import { nameDiscount } from './name-discount.ts';
import styles from './totals-explanation.module.css';

type Reason = { name: string; text: string };
type Given = TotalsProps & { reasons: SumReasons; formatAmount: (money: Money) => string };

// A code that does not count has no line.
const countedOf = ({ discounts }: TotalsProps['sums']) => discounts.filter(({ value }) => value.rawValue > 0);

const shippingWhy = ({ sums, reasons: { shipping }, t, formatAmount }: Given): string => {
  if (!shipping) return t('cart.why.shippingFlat');
  const limit = formatAmount(shipping.freeFrom);
  if (shipping.missing) return t('cart.why.shippingUntil', { limit, missing: formatAmount(shipping.missing) });
  return t('cart.why.shippingFree', { limit, goods: formatAmount(sums.priceWithoutDiscountAndShippingCosts) });
};

const taxWhy = ({ sums, reasons, locale, t, formatAmount }: Given): Reason[] => {
  const { base, region, isOpen, isAverage } = reasons.tax;
  const label = capitalised(reasons.tax.label, locale);
  if (sums.taxes.length === 0) {
    if (isOpen) return [{ name: label, text: t('cart.why.taxOpen') }];
    return region === null ? [] : [{ name: label, text: t('cart.why.taxNone', { region }) }];
  }
  const taxLocation = [
    region !== null && t('cart.why.taxRegion', { region }),
    isAverage && t('cart.why.taxAverage'),
    isOpen && t('cart.why.taxNationwide'),
    sums.taxes.length > 1 && t('cart.why.taxApart'),
  ];
  return sums.taxes.map((tax) => {
    const values = { rate: formatRate(tax.rate, locale), label: tax.label, base: formatAmount(base) };
    const words = t(tax.isIncluded ? 'cart.why.taxIncluded' : 'cart.why.taxAdded', values);
    return {
      name: capitalised(tax.label, locale),
      text: [capitalised(words, locale), ...taxLocation.filter((one) => one !== false)].join(' '),
    };
  });
};

// The total itself needs no explanation: it is the sum of the lines above.
const totalWhy = ({ sums, t, formatAmount }: Given): string => {
  const minus = countedOf(sums)
    .map(({ value }) => ` − ${formatAmount(value)}`)
    .join('');
  const onTop = sums.taxes.filter(({ isIncluded }) => !isIncluded).map(({ amount }) => ` + ${formatAmount(amount)}`);
  const lines = `${formatAmount(sums.priceWithoutDiscountAndShippingCosts)}${minus} + ${formatAmount(sums.shippingCosts)}${onTop.join('')}`;
  const isWithin = sums.taxes.some(({ isIncluded }) => isIncluded);
  return `${lines} = ${formatAmount(sums.priceTotal)}${isWithin ? ` · ${t('cart.why.totalIncluded')}` : ''}`;
};

const reasonsOf = (given: Given): Reason[] => {
  const { sums, reasons, country, t, formatAmount } = given;
  const goods = formatAmount(sums.priceWithoutDiscountAndShippingCosts);
  return [
    { name: t('cart.subtotal'), text: t('cart.why.goods', { count: reasons.pieces }) },
    ...countedOf(sums).map(({ code, kind, value }) => ({
      name: nameDiscount({ code, kind }, t),
      text: t(kind === 'freeShipping' ? 'cart.why.discountShipping' : 'cart.why.discount', { value: formatAmount(value), goods }),
    })),
    ...(reasons.shipping || sums.shippingCosts.rawValue > 0 ? [{ name: t('cart.shipping', { country }), text: shippingWhy(given) }] : []),
    ...taxWhy(given),
    { name: t('cart.total'), text: totalWhy(given) },
  ];
};

/** Explains each line of the totals (K-02): opens below them, without script, too. Nothing if there is nothing to pay. */
export const TotalsExplanation = (props: TotalsProps) => {
  const { sums, locale, t } = props;
  const { reasons } = sums;
  if (!reasons || reasons.pieces === 0) return null;
  const given: Given = { ...props, reasons, formatAmount: (money) => formatMoney(money, locale) };
  return (
    <div className={styles['why']}>
      <Disclosure size="s" title={t('cart.why.title')}>
        <dl className={styles['reasons']}>
          {reasonsOf(given).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
};
