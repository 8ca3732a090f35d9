'use client';
import { type ComponentProps, useState } from 'react';
import { useHydrated } from '#client/primitives/hydrated/use-hydrated.ts';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './login.module.css';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & { t: Translate };

/** A password field; with script it can be revealed. Never pre-filled, and pasting works. */
export const PasswordField = ({ t, ...field }: Props) => {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  const toggle = (
    <button
      type="button"
      className={styles['toggle']}
      aria-label={t(isShown ? 'access.login.hide' : 'access.login.showPassword')}
      onClick={() => setShown(!isShown)}
    >
      {t(isShown ? 'access.login.hide' : 'access.login.show')}
    </button>
  );
  return (
    <div className={styles['password']}>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        required
        end={isHydrated ? toggle : undefined}
      />
    </div>
  );
};
