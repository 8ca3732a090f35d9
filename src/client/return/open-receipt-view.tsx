import { Button } from '#client/primitives/button/button.tsx';
import { PrintButton } from '#client/primitives/button/print-button.tsx';
import { Rows } from '#client/primitives/rows/rows.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import type { ReturnSession } from '#shared/contract/return.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './return-form.module.css';

type Open = NonNullable<ReturnSession['open']>;
type Props = { open: Open; receipt: NonNullable<Open['receipt']>; t: Translate };

/** The receipt of a withdrawal without an order: its number, its text, and the next steps. */
export const OpenReceiptView = ({ open, receipt, t }: Props) => (
  <>
    <p className={styles['lead']}>{t('returns.sentTo', { email: open.email })}</p>
    <p>{t('returns.open.next')}</p>
    <Rows
      rows={[
        { name: t('returns.number'), value: <span translate="no">{receipt.withdrawalId}</span> },
        { name: t('returns.orderId'), value: <span translate="no">{open.orderId}</span> },
      ]}
    />
    <div className={styles['statement']}>
      <p>
        <Verbatim>{(slot) => t('returns.open.statement', { name: slot(open.name), orderId: slot(open.orderId) })}</Verbatim>
      </p>
      <p className={styles['notified']}>{open.content}</p>
    </div>
    <form method="post" action="/returns/leave" className={styles['buttons']}>
      <Button type="submit" variant="line" isBlock>
        {t('returns.another')}
      </Button>
    </form>
    <PrintButton>{t('checkout.success.print')}</PrintButton>
  </>
);
