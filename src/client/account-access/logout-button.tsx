'use client';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { loadTranslator } from '#state/locale.ts';
import { logout } from '#state/login.ts';
import { showToast } from '#state/toasts.ts';

type Props = {
  children: ReactNode;
  /** @default 'quiet' */
  variant?: 'line' | 'quiet';
};

/** Logs out; a page for accounts only then redirects to the login. Works without script. */
export const LogoutButton = ({ children, variant = 'quiet' }: Props) => {
  const leave = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isOut = await logout().then(
      () => true,
      () => false,
    );
    // Loaded after the logout: texts that fail to load must not prevent it.
    const t = await loadTranslator();
    if (isOut) showToast({ type: 'success', message: t('access.loggedOut') });
    else showToast({ type: 'error', message: t('general.messages.generalAPIError') });
  };
  return (
    <form method="post" action="/consumer/logout" onSubmit={(event) => void leave(event)}>
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  );
};
