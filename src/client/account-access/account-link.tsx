'use client';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from '#client/primitives/link/link.tsx';
import { ToolContent, toolClass } from '#client/primitives/tool/tool-link.tsx';
import { sessionHint, watchSession } from '#state/session-hint.ts';

type Props = {
  href: string;
  label: string;
  /** Its name when logged in. */
  labelLoggedIn: string;
};

/** The account link in the header, which shows whether the visitor is logged in after hydration. Without a session it leads to the login. */
export const AccountLink = ({ href, label, labelLoggedIn }: Props) => {
  const { hasSession } = useSnapshot(sessionHint);
  useEffect(watchSession, []);
  return (
    <Link href={href} className={toolClass} {...(hasSession && { 'aria-label': labelLoggedIn })}>
      <ToolContent icon="user" label={label} isMarked={hasSession} />
    </Link>
  );
};
