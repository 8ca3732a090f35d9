'use client';
import type { FormEvent } from 'react';
import { useRouter } from 'waku';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { continueAsGuest } from '#state/consumer.ts';

type Props = {
  /** Where the guest goes on; where one is, if it is left out. */
  href?: string | undefined;
  children: string;
};

/** Goes on without the account whose session has expired. Without script the browser forgets the session and begins at home. */
export const GuestForm = ({ href, children }: Props) => {
  const { push } = useRouter();
  const leave = (event: FormEvent): void => {
    event.preventDefault();
    continueAsGuest();
    if (href !== undefined) void push(href as '/');
  };
  return (
    <form method="post" action="/consumer/logout" onSubmit={leave}>
      <PlainButton type="submit" variant="line" isBlock>
        {children}
      </PlainButton>
    </form>
  );
};
