import type { ReactNode } from 'react';
import { Button, SubmitButton } from '#client/primitives/button/button.tsx';
import { Choice } from '#client/primitives/choice/choice.tsx';
import { FieldErrorMessage } from '#client/primitives/field/field.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { serverFieldErrors } from '#client/primitives/form/field-errors.ts';
import { Message } from '#client/primitives/message/message.tsx';
import { Select } from '#client/primitives/select/select.tsx';
import { type ReturnSession, returnReasons } from '#shared/contract/return.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { DayLine } from './day-line.tsx';
import { ReturnErrors } from './return-errors.tsx';
import styles from './return-form.module.css';
import { ReturnLine } from './return-line.tsx';

type Order = NonNullable<ReturnSession['order']>;
type Props = {
  returnSession: ReturnSession;
  order: Order;
  locale: string;
  date: (at: number) => string;
  t: Translate;
  /** The earlier returns of the order, provided by another module. */
  children?: ReactNode;
};

const Kind = ({ returnSession, order, date, t }: Props) => {
  const fieldErrors = serverFieldErrors(returnSession.draft?.problems ?? [], t);
  const fields = returnSession.draft?.fields ?? {};
  const reason = (
    <Select
      name="reason"
      label={t('returns.reasonLabel')}
      note={t('checkout.address.optional')}
      placeholder={t('checkout.address.regionChoose')}
      defaultValue={fields['reason'] ?? ''}
      error={fieldErrors.find(({ field }) => field === 'reason')?.message}
      options={returnReasons.map((value) => ({ value, label: t(`returns.reason.${value}`) }))}
    />
  );
  const withdrawal = order.withdrawal?.isOpen
    ? [
        {
          value: 'withdrawal',
          label: t('shell.footer.withdraw'),
          text: t('returns.untilWithdrawal', { date: date(order.withdrawal.endsAt) }),
        },
      ]
    : [];
  const voluntary = order.voluntary.isOpen
    ? [
        {
          value: 'voluntary',
          label: t('returns.title'),
          text: t('returns.untilVoluntary', { date: date(order.voluntary.endsAt) }),
          details: reason,
        },
      ]
    : [];
  const options = [...withdrawal, ...voluntary];
  return (
    <Choice
      name="kind"
      label={t('returns.kindLabel')}
      options={options}
      defaultValue={fields['kind'] ?? options[0]?.value}
      error={fieldErrors.find(({ field }) => field === 'kind')?.message}
      required
    />
  );
};

const numbersTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }));

/** The returned items and the right that applies: the first of the two steps (Y-01). One form, with script and without. */
export const StatementForm = (props: Props) => {
  const { returnSession, order, locale, t, children } = props;
  const fieldErrors = serverFieldErrors(returnSession.draft?.problems ?? [], t);
  const left = order.items.filter(({ returnable }) => returnable > 0);
  const running = [order.withdrawal, order.voluntary].find((period) => period?.isOpen);
  const first = left.length === 1 && left[0]?.returnable === 1 ? '1' : '0';
  return (
    <>
      {order.returnEnd !== null ? (
        <Message kind="info" title={t(`returns.end.${order.returnEnd}`)} />
      ) : (
        <form {...notInvalid} method="post" action="/returns/statement" className={styles['form']} noValidate>
          <ReturnErrors fieldErrors={fieldErrors} t={t} />
          <fieldset id="quantities" tabIndex={-1} className={styles['fieldset']}>
            <legend className={styles['legend']}>{t('returns.which')}</legend>
            {left.map((line) => (
              <ReturnLine key={line.position} line={line} locale={locale} t={t}>
                <Select
                  name={`quantities.${line.position}`}
                  label={t('returns.pieces', { name: line.item.name })}
                  options={numbersTo(line.returnable)}
                  defaultValue={returnSession.draft?.fields[`quantities.${line.position}`] ?? first}
                  error={fieldErrors.find(({ field }) => field === `quantities.${line.position}`)?.message}
                />
              </ReturnLine>
            ))}
            <FieldErrorMessage id="quantities" error={fieldErrors.find(({ field }) => field === 'quantities')?.message} />
          </fieldset>
          {running && <DayLine period={running} t={t} />}
          <Kind {...props} />
          <SubmitButton isBlock>{t('returns.next')}</SubmitButton>
          <p className={styles['note']}>{t('returns.notYet')}</p>
        </form>
      )}
      {children}
      <form method="post" action="/returns/leave" className={styles['leave']}>
        <Button type="submit" variant="quiet">
          {t('returns.another')}
        </Button>
      </form>
    </>
  );
};
