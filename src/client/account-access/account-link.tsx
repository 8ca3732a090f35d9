'use client';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from '#client/primitives/link/link.tsx';
import { ToolContent, toolClass } from '#client/primitives/tool/tool-link.tsx';
import { sessionHint, watchSession } from '#state/session-hint.ts';

type Props = {
  href: string;
  label: string;
  /** Its name once somebody is logged in. */
  labelLoggedIn: string;
};

/** The way to the account in the header; after hydration it tells whether somebody is logged in. Whoever is not is led to the login from there. */
export const AccountLink = ({ href, label, labelLoggedIn }: Props) => {
  const { hasSession } = useSnapshot(sessionHint);
  useEffect(watchSession, []);
  return (
    <Link href={href} className={toolClass} {...(hasSession && { 'aria-label': labelLoggedIn })}>
      <ToolContent icon="user" label={label} isMarked={hasSession} />
    </Link>
  );
};
