'use client';
import type { FormEvent, ReactNode } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { loadTranslator } from '#state/locale.ts';
import { logout } from '#state/login.ts';
import { showToast } from '#state/toasts.ts';

type Props = {
  children: ReactNode;
  /** @default 'quiet' */
  variant?: 'line' | 'quiet';
};

/** Logs out. A page that is only for accounts then leads to the login by itself. Works without script. */
export const LogoutButton = ({ children, variant = 'quiet' }: Props) => {
  const leave = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const say = await loadTranslator();
    try {
      await logout();
      showToast({ type: 'success', message: say('access.loggedOut') });
    } catch {
      showToast({ type: 'error', message: say('general.messages.generalAPIError') });
    }
  };
  return (
    <form method="post" action="/consumer/logout" onSubmit={(event) => void leave(event)}>
      <PlainButton type="submit" variant={variant}>
        {children}
      </PlainButton>
    </form>
  );
};
