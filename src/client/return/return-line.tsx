import type { ReactNode } from 'react';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import type { ReturnReceipt } from '#shared/contract/return.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import styles from './return-form.module.css';

type Props = { line: ReturnReceipt['items'][number]; locale: string; t: Translate; children?: ReactNode };

/** An item of an order: picture, name, price, and the input below. */
export const ReturnLine = ({ line, locale, t, children }: Props) => (
  <div className={styles['line']}>
    <Tile picture={line.item.picture ?? undefined} alt="" sizes="72px" />
    <div>
      <p translate="no">{line.item.name}</p>
      <p className={styles['variant']}>{[line.item.variantName, t('cart.pieces', { count: line.quantity })].filter(Boolean).join(' · ')}</p>
    </div>
    <Price value={formatMoney(line.priceTotal, locale)} size="s" />
    {children !== undefined && <div className={styles['amount']}>{children}</div>}
  </div>
);
