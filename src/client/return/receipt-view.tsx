import { Button } from '#client/primitives/button/button.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { PrintButton } from '#client/primitives/button/print-button.tsx';
import { Rows } from '#client/primitives/rows/rows.tsx';
import { Track } from '#client/primitives/track/track.tsx';
import type { ReturnReceipt, ReturnState } from '#shared/contract/return.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import styles from './return-form.module.css';
import { ReturnLine } from './return-line.tsx';

type Props = { receipt: ReturnReceipt; locale: string; date: (at: number) => string; t: Translate };

const way: readonly ReturnState[] = ['REQUESTED', 'APPROVED', 'RECEIVED', 'REFUNDED'];

/** After the confirmation: the status of the return, its number, its label. */
export const ReceiptView = ({ receipt, locale, date, t }: Props) => {
  const { state, history, email, returnId, refund, items, labelUrl } = receipt;
  const states = state === 'REFUSED' || state === 'CLOSED' ? (['REQUESTED', state] as const) : way;
  const when = (one: ReturnState): string | undefined => {
    const at = history.find((entry) => entry.state === one)?.at;
    return at === undefined ? undefined : date(at);
  };
  return (
    <>
      <p className={styles['lead']}>{t('returns.sentTo', { email })}</p>
      <Track
        label={t('checkout.success.next')}
        steps={states.map((id) => ({ id, name: t(`returns.state.${id}`), note: when(id) }))}
        current={state}
        currentLabel={t('checkout.success.now')}
      />
      <Rows
        rows={[
          { name: t('returns.number'), value: <span translate="no">{returnId}</span> },
          { name: t('returns.orderId'), value: <span translate="no">{receipt.orderId}</span> },
          { name: t('returns.refund'), value: <span translate="no">{formatMoney(refund, locale)}</span> },
        ]}
      />
      <div>
        {items.map((line) => (
          <ReturnLine key={line.position} line={line} locale={locale} t={t} />
        ))}
      </div>
      <div className={styles['buttons']}>
        {labelUrl !== null && (
          <ButtonLink href={labelUrl} icon="download" download={`${returnId}.pdf`}>
            {t('returns.label.get')}
          </ButtonLink>
        )}
        <form method="post" action="/returns/leave">
          <Button type="submit" variant="line" isBlock>
            {t('returns.another')}
          </Button>
        </form>
      </div>
      <PrintButton>{t('checkout.success.print')}</PrintButton>
    </>
  );
};
