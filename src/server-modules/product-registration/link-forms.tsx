import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './product-registration.module.css';

type Props = {
  t: Translate;
  /** What the link of the mail carried. */
  link: { id: string; key: string };
  isConfirmed: boolean;
};

const LinkFields = ({ link }: Pick<Props, 'link'>) => (
  <>
    <input type="hidden" name="id" value={link.id} />
    <input type="hidden" name="key" value={link.key} />
  </>
);

/** What the holder of a registration's mail may do with it: say that it is theirs, so that their account shows it, and take it back. */
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
