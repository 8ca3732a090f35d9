import { PlainButton, SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { refusedFaults } from '#client/primitives/form/faults.ts';
import { Rows } from '#client/primitives/rows/rows.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import type { ReturnDesk } from '#shared/contract/return.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './return-form.module.css';
import { ReturnRefusal } from './return-refusal.tsx';

type Props = { desk: ReturnDesk; open: NonNullable<ReturnDesk['open']>; t: Translate };

/** The second step of a withdrawal without an order: its wording, to be read and confirmed (Y-01). */
export const OpenConfirmView = ({ desk, open, t }: Props) => (
  <>
    <ReturnRefusal faults={refusedFaults(desk.draft?.problems ?? [], t)} t={t} />
    <div className={styles['statement']}>
      <p>
        <Verbatim>{(slot) => t('returns.open.statement', { name: slot(open.name), orderId: slot(open.orderId) })}</Verbatim>
      </p>
      <p className={styles['told']}>{open.content}</p>
    </div>
    <Rows rows={[{ name: t('returns.receiptTo'), value: open.email }]} />
    <div className={styles['buttons']}>
      <form method="post" action="/returns/open/confirm">
        <input type="hidden" name="statementKey" value={open.statementKey} />
        <SubmitButton isBlock>{t('returns.confirm.withdrawal')}</SubmitButton>
      </form>
      <form method="post" action="/returns/open/edit">
        <PlainButton type="submit" variant="line" isBlock>
          {t('returns.edit')}
        </PlainButton>
      </form>
    </div>
    <p className={styles['note']}>{t('returns.confirm.note')}</p>
  </>
);
