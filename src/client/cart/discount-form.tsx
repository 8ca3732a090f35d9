import type { FormEvent } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { Icon } from '#client/primitives/icon/icon.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { CodeDetails, CodeFocus } from './code-focus.tsx';
import { discountErrorText } from './discount-error-text.ts';
import styles from './discount-form.module.css';

export type DiscountActions = { add: (code: string) => void; remove: (code: string) => void };

type Code = Cart['discounts'][number];
type Props = {
  /** All codes of the cart; one that does not count says why. */
  codes: readonly Code[];
  t: Translate;
  actions?: DiscountActions | undefined;
  /** Why the last code was rejected. */
  error?: FieldProblem | undefined;
  typed?: string;
};

type ProblemProps = { id?: string; text: string /** Information rather than an error. @default false */; isQuiet?: boolean };

const Problem = ({ id, text, isQuiet = false }: ProblemProps) => (
  <p id={id} className={styles[isQuiet ? 'idle' : 'problem']}>
    <Icon name={isQuiet ? 'info-outline' : 'warning'} size="s" />
    <span>{text}</span>
  </p>
);

const AppliedCode = ({ code: { code, problem }, t, actions }: Pick<Props, 't' | 'actions'> & { code: Code }) => {
  const remove = (event: FormEvent) => {
    event.preventDefault();
    actions?.remove(code);
  };
  return (
    <>
      <form
        method="post"
        action={`/carts/discount/remove?discountCode=${encodeURIComponent(code)}`}
        className={styles['code']}
        {...(actions && { onSubmit: remove })}
        {...(problem && { 'data-idle': true })}
      >
        <span translate="no">{code}</span>
        <IconButton type="submit" variant="bare" icon="close" label={t('cart.discountRemove', { code })} />
      </form>
      {problem && <Problem isQuiet text={t(`cart.discountProblem.${problem.reason}`, problem.values)} />}
    </>
  );
};

/** Redeems and removes discount codes (K-02). Closed by default. */
export const DiscountForm = ({ codes, t, actions, error, typed = '' }: Props) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('discountCode');
    if (typeof code === 'string' && code.trim() !== '') actions?.add(code.trim());
  };
  const message = discountErrorText(error, t);
  return (
    <CodeFocus codes={codes.map(({ code }) => code)} className={styles['discount']}>
      {codes.map((code) => (
        <AppliedCode key={code.code} code={code} t={t} actions={actions} />
      ))}
      <CodeDetails startsOpen={message !== ''}>
        <summary>{t('cart.discountCode')}</summary>
        <form {...notInvalid} method="post" action="/carts/discount/add" className={styles['form']} {...(actions && { onSubmit: submit })}>
          <input
            name="discountCode"
            defaultValue={typed}
            aria-label={t('cart.discountCode')}
            autoComplete="off"
            required
            maxLength={40}
            {...(message === '' ? notInvalid : { 'aria-invalid': true, 'aria-describedby': 'discount-problem' })}
          />
          <SubmitButton variant="line">{t('cart.discountApply')}</SubmitButton>
        </form>
        {message !== '' && <Problem id="discount-problem" text={message} />}
      </CodeDetails>
    </CodeFocus>
  );
};
