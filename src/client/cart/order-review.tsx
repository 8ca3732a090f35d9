import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import { inBrackets } from '#shared/i18n/in-brackets.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { ExplainedTotals } from './explained-totals.tsx';
import styles from './order-review.module.css';
import { OrderedLines, sumsOfCart } from './order-summary.tsx';

type Props = { cart: Cart; locale: string; countryName: string; cartHref: string; t: Translate };

/** The items with their essential properties (Y-10) and the totals, right above the button that places a binding order (Y-05). */
export const OrderReview = ({ cart, locale, countryName, cartHref, t }: Props) => {
  const { items, sums } = sumsOfCart(cart);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={styles['review']} aria-labelledby="order-review">
      <div className={styles['head']}>
        <h2 id="order-review" className={styles['title']}>
          {t('checkout.summary.items', { count })}
        </h2>
        <TextLink href={cartHref} variant="action">
          {t('checkout.summary.change')}
          <span className="visually-hidden">{inBrackets(locale, t('cart.title'))}</span>
        </TextLink>
      </div>
      <OrderedLines items={items} locale={locale} t={t} hasFacts />
      <ExplainedTotals sums={sums} locale={locale} country={countryName} t={t} />
    </section>
  );
};
