'use client';
import type { FormEvent } from 'react';
import { useRouter } from 'waku';
import { Button } from '#client/primitives/button/button.tsx';
import { continueAsGuest } from '#state/consumer.ts';

type Props = {
  /** Where the guest continues; by default the current page. */
  href?: string | undefined;
  children: string;
};

/** Continues without the account whose session has expired. Without script it clears the session and leads to the home page. */
export const GuestForm = ({ href, children }: Props) => {
  const { push } = useRouter();
  const leave = (event: FormEvent): void => {
    event.preventDefault();
    continueAsGuest();
    if (href !== undefined) void push(href as '/');
  };
  return (
    <form method="post" action="/consumer/logout" onSubmit={leave}>
      <Button type="submit" variant="line" isBlock>
        {children}
      </Button>
    </form>
  );
};
