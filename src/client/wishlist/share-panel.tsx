import type { FocusEvent, FormEvent, ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './share-panel.module.css';

const select = (event: FocusEvent<HTMLInputElement>): void => event.currentTarget.select();

type Props = {
  /** The full URL of the shared list. */
  address: string;
  locale: string;
  t: Translate;
  onEnd?: () => void;
  /** Further actions on the link. */
  children?: ReactNode;
};

/** The link to a shared list, what it shows, and how to end sharing. */
export const SharePanel = ({ address, locale, t, onEnd, children }: Props) => {
  const end = (event: FormEvent): void => {
    event.preventDefault();
    onEnd?.();
  };
  return (
    <div className={styles['panel']}>
      <TextField
        name="shareLink"
        label={t('wishlist.share.link')}
        hint={t('wishlist.share.note')}
        value={address}
        readOnly
        {...(onEnd && { onFocus: select })}
      />
      <div className={styles['buttons']}>
        {children}
        <form method="post" action={`/lists/my/unshare?locale=${locale}`} {...(onEnd && { onSubmit: end })}>
          <SubmitButton variant="quiet">{t('wishlist.share.end')}</SubmitButton>
        </form>
      </div>
    </div>
  );
};
