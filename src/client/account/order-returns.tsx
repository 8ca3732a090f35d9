import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import type { ListedReturn } from '#shared/contract/return.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import styles from './orders.module.css';

type Props = { returns: readonly ListedReturn[]; locale: string; date: (at: number) => string; t: Translate };

/** The returns of an order: their pieces, their status and its date, and the label. */
export const OrderReturns = ({ returns, locale, date, t }: Props) => {
  if (returns.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="order-returns">
      <h2 id="order-returns">{t('account.order.returns')}</h2>
      <ul className={styles['lines']}>
        {returns.map(({ returnId, state, changedAt, items, refund, labelUrl }) => (
          <li key={returnId} className={styles['line']}>
            <div>
              <p>{t('account.order.since', { state: t(`returns.state.${state}`), date: date(changedAt) })}</p>
              <p className={styles['variant']} translate="no">
                {returnId}
              </p>
              {items.map(({ position, quantity, item }) => (
                <p key={position} className={styles['variant']}>
                  <Verbatim>
                    {(slot) => [slot(item.name), item.variantName, t('cart.pieces', { count: quantity })].filter(Boolean).join(' · ')}
                  </Verbatim>
                </p>
              ))}
              {labelUrl !== null && (
                <TextLink href={labelUrl} variant="action" icon="download">
                  {t('returns.label.get')}
                </TextLink>
              )}
            </div>
            <span translate="no">{formatMoney(refund, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
