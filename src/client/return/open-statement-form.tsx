import type { ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { serverFieldErrors } from '#client/primitives/form/field-errors.ts';
import { TextArea } from '#client/primitives/text-field/text-field.tsx';
import type { ReturnSession } from '#shared/contract/return.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './return-form.module.css';

type Props = {
  returnSession: Pick<ReturnSession, 'draft'>;
  t: Translate;
  /** The captcha of the form. */
  children: ReactNode;
};

const searchedFields = ['name', 'email', 'orderId'] as const;

/** Below a search without a result: the person is known from it, the purchase is described in free text (Y-01). */
export const OpenStatementForm = ({ returnSession, t, children }: Props) => {
  const fields = returnSession.draft?.fields ?? {};
  const error = serverFieldErrors(returnSession.draft?.problems ?? [], t).find(({ field }) => field === 'content')?.message;
  // A rejected form comes back as a new page, which opens at the errors (V-04).
  const textAreaProps = { error, autoFocus: error !== undefined };
  return (
    <form {...notInvalid} method="post" action="/returns/open/statement" className={styles['form']} aria-labelledby="open" noValidate>
      <h2 id="open">{t('returns.open.title')}</h2>
      <p>{t('returns.open.lead')}</p>
      {searchedFields.map((name) => (
        <input key={name} type="hidden" name={name} value={fields[name] ?? ''} />
      ))}
      <TextArea
        // Not its name: the page itself has that id, for the skip link.
        id="told"
        name="content"
        label={t('returns.open.content')}
        hint={t('returns.open.hint')}
        defaultValue={fields['content'] ?? ''}
        {...textAreaProps}
        rows={4}
        required
      />
      {children}
      <SubmitButton isBlock>{t('returns.next')}</SubmitButton>
      <p className={styles['note']}>{t('returns.notYet')}</p>
    </form>
  );
};
