import { SubmitButton } from '#client/primitives/button/button.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './product-registration.module.css';

type Props = {
  t: Translate;
  /** The parameters of the link in the mail. */
  link: { id: string; key: string };
  isConfirmed: boolean;
};

const LinkFields = ({ link }: Pick<Props, 'link'>) => (
  <>
    <input type="hidden" name="id" value={link.id} />
    <input type="hidden" name="key" value={link.key} />
  </>
);

/** What the recipient of a registration mail can do: confirm it, so that it appears in their account, or revoke it. */
export const LinkForms = ({ t, link, isConfirmed }: Props) => (
  <>
    {!isConfirmed && (
      <form method="post" action="/consumer/products/confirm" className={styles['forget']}>
        <LinkFields link={link} />
        <SubmitButton>{t('guarantee.confirm')}</SubmitButton>
        <p className={styles['note']}>{t('guarantee.accountText')}</p>
      </form>
    )}
    <form method="post" action="/consumer/products/forget" className={styles['forget']}>
      <LinkFields link={link} />
      <SubmitButton variant="line">{t('guarantee.forget')}</SubmitButton>
      <p className={styles['note']}>{t('guarantee.stillHolds')}</p>
    </form>
  </>
);
