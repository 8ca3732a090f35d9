import { Button, SubmitButton } from '#client/primitives/button/button.tsx';
import { serverFieldErrors } from '#client/primitives/form/field-errors.ts';
import { Rows } from '#client/primitives/rows/rows.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import type { ReturnSession } from '#shared/contract/return.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { ReturnErrors } from './return-errors.tsx';
import styles from './return-form.module.css';

type Props = { returnSession: ReturnSession; open: NonNullable<ReturnSession['open']>; t: Translate };

/** The second step of a withdrawal without an order: its text, to be reviewed and confirmed (Y-01). */
export const OpenConfirmView = ({ returnSession, open, t }: Props) => (
  <>
    <ReturnErrors fieldErrors={serverFieldErrors(returnSession.draft?.problems ?? [], t)} t={t} />
    <div className={styles['statement']}>
      <p>
        <Verbatim>{(slot) => t('returns.open.statement', { name: slot(open.name), orderId: slot(open.orderId) })}</Verbatim>
      </p>
      <p className={styles['notified']}>{open.content}</p>
    </div>
    <Rows rows={[{ name: t('returns.receiptTo'), value: open.email }]} />
    <div className={styles['buttons']}>
      <form method="post" action="/returns/open/confirm">
        <input type="hidden" name="statementKey" value={open.statementKey} />
        <SubmitButton isBlock>{t('returns.confirm.withdrawal')}</SubmitButton>
      </form>
      <form method="post" action="/returns/open/edit">
        <Button type="submit" variant="line" isBlock>
          {t('returns.edit')}
        </Button>
      </form>
    </div>
    <p className={styles['note']}>{t('returns.confirm.note')}</p>
  </>
);
