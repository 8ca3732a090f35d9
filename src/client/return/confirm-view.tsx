import { Button, SubmitButton } from '#client/primitives/button/button.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { serverFieldErrors } from '#client/primitives/form/field-errors.ts';
import { Rows } from '#client/primitives/rows/rows.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import { parcelLimitIn } from '#shared/company/parcel-limit.ts';
import type { ReturnSession } from '#shared/contract/return.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import { ReturnErrors } from './return-errors.tsx';
import styles from './return-form.module.css';
import { ReturnLine } from './return-line.tsx';

type Props = {
  returnSession: ReturnSession;
  order: NonNullable<ReturnSession['order']>;
  statement: NonNullable<ReturnSession['statement']>;
  locale: string;
  /** The days within which the money goes back. */
  refundDays: number;
  date: (at: number) => string;
  t: Translate;
};

/** The second step: the full statement, and the one button that declares it (Y-01). */
export const ConfirmView = ({ returnSession, order, statement, locale, refundDays, date, t }: Props) => {
  const isWithdrawal = statement.kind === 'withdrawal';
  const fieldErrors = serverFieldErrors(returnSession.draft?.problems ?? [], t);
  const values = { name: returnSession.name, orderId: order.orderId, date: date(order.placedAt) };
  const sum = formatMoney(statement.refund, locale);
  return (
    <>
      <ReturnErrors fieldErrors={fieldErrors} t={t} />
      <div className={styles['statement']}>
        <p>
          <Verbatim>
            {(slot) =>
              t(isWithdrawal ? 'returns.confirm.statement' : 'returns.confirm.statementVoluntary', {
                ...values,
                name: slot(values.name),
                orderId: slot(values.orderId),
              })
            }
          </Verbatim>
        </p>
        {statement.items.map((line) => (
          <ReturnLine key={line.position} line={line} locale={locale} t={t} />
        ))}
      </div>
      <Rows
        rows={[
          {
            name: t('returns.orderId'),
            value: <Verbatim>{(slot) => t('returns.found', { ...values, orderId: slot(values.orderId) })}</Verbatim>,
          },
          ...(statement.reason === ''
            ? []
            : [{ name: t('returns.reasonLabel'), value: t(`returns.reason.${statement.reason as 'damaged'}`) }]),
          {
            name: t('returns.refund'),
            value: t(isWithdrawal ? 'returns.refundWithdrawal' : 'returns.refundVoluntary', { sum, refundDays }),
          },
          { name: t('returns.back'), value: t('returns.backText', { limit: parcelLimitIn(locale) }) },
        ]}
      />
      <div className={styles['confirm']}>
        <form {...notInvalid} method="post" action="/returns/confirm" className={styles['form']} noValidate>
          <input type="hidden" name="statementKey" value={statement.statementKey} />
          <TextField
            name="email"
            type="email"
            label={t('returns.receiptTo')}
            autoComplete="email"
            defaultValue={returnSession.draft?.fields['email'] ?? returnSession.email}
            error={fieldErrors.find(({ field }) => field === 'email')?.message}
            required
          />
          <SubmitButton isBlock>{t(isWithdrawal ? 'returns.confirm.withdrawal' : 'returns.confirm.voluntary')}</SubmitButton>
        </form>
        <form method="post" action="/returns/edit">
          <Button type="submit" variant="line" isBlock>
            {t('returns.edit')}
          </Button>
        </form>
      </div>
      <p className={styles['note']}>{t('returns.confirm.note')}</p>
    </>
  );
};
