import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { PrintButton } from '#client/primitives/button/print-button.tsx';
import { Rows } from '#client/primitives/rows/rows.tsx';
import type { ReturnDesk } from '#shared/contract/return.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './return-form.module.css';

type Open = NonNullable<ReturnDesk['open']>;
type Props = { open: Open; receipt: NonNullable<Open['receipt']>; t: Translate };

/** A withdrawal without an order has arrived: its number, its wording, and what comes next. */
export const OpenReceiptView = ({ open, receipt, t }: Props) => (
  <>
    <p className={styles['lead']}>{t('returns.sentTo', { email: open.email })}</p>
    <p>{t('returns.open.next')}</p>
    <Rows
      rows={[
        { name: t('returns.number'), value: receipt.withdrawalId },
        { name: t('returns.orderId'), value: open.orderId },
      ]}
    />
    <div className={styles['statement']}>
      <p>{t('returns.open.statement', { name: open.name, orderId: open.orderId })}</p>
      <p className={styles['told']}>{open.content}</p>
    </div>
    <form method="post" action="/returns/leave" className={styles['buttons']}>
      <PlainButton type="submit" variant="line" isBlock>
        {t('returns.another')}
      </PlainButton>
    </form>
    <PrintButton>{t('checkout.success.print')}</PrintButton>
  </>
);
