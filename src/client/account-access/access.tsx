'use client';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useRouter } from 'waku';
import { Button } from '#client/primitives/button/button.tsx';
import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import { SkeletonBlock } from '#client/primitives/skeleton/skeleton-block.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { AccessMode } from '#shared/routes/access-mode.ts';
import { loginPath } from '#shared/routes/login-path.ts';
import { consumer, ensureConsumer, type UserStatus } from '#state/consumer.ts';
import { sessionHint } from '#state/session-hint.ts';
import styles from './access.module.css';

// The texts about who may see a page, passed down by the page.
type AccessMessages = Pick<Messages, 'access'>;

// Rarely shown, so loaded on demand.
const AlreadyView = lazy(async () => ({ default: (await import('./already-view.tsx')).AlreadyView }));
const ExpiredView = lazy(async () => ({ default: (await import('./expired-view.tsx')).ExpiredView }));

type Props = {
  site: Site;
  mode: AccessMode;
  messages: AccessMessages;
  /** Shown until the session is known, in its final size. @default three skeleton lines */
  skeleton?: ReactNode;
  /** The page. It fetches personal data itself: its HTML is the same for everybody. */
  children: ReactNode;
};

type Verdict = 'SHOW' | 'WAIT' | 'LOGIN' | 'EXPIRED' | 'ALREADY';

const verdicts: Record<AccessMode, Record<UserStatus, Verdict>> = {
  ALWAYS: { PENDING: 'SHOW', LOGGED_IN: 'SHOW', LOGGED_OUT: 'SHOW', SESSION_EXPIRED: 'SHOW' },
  ALWAYS_EXCEPT_EXPIRED: { PENDING: 'SHOW', LOGGED_IN: 'SHOW', LOGGED_OUT: 'SHOW', SESSION_EXPIRED: 'EXPIRED' },
  ONLY_WHEN_LOGGED_IN: { PENDING: 'WAIT', LOGGED_IN: 'SHOW', LOGGED_OUT: 'LOGIN', SESSION_EXPIRED: 'EXPIRED' },
  ONLY_WHEN_LOGGED_OUT: { PENDING: 'SHOW', LOGGED_IN: 'ALREADY', LOGGED_OUT: 'SHOW', SESSION_EXPIRED: 'SHOW' },
};

const here = (): string => location.pathname + location.search;

/** Whether this visitor may see the page, and what they see instead. */
const useVerdict = (mode: AccessMode): Verdict => {
  const { status } = useSnapshot(consumer);
  const { hasSession } = useSnapshot(sessionHint);
  const [isOpen, setOpen] = useState(false);
  useEffect(ensureConsumer, []);
  // A page for visitors stays open while they log in on it: the form decides where they go next.
  if (!isOpen && (status === 'LOGGED_OUT' || status === 'SESSION_EXPIRED')) setOpen(true);
  if (mode !== 'ONLY_WHEN_LOGGED_OUT') return verdicts[mode][status];
  if (isOpen) return 'SHOW';
  return status === 'PENDING' && hasSession ? 'WAIT' : verdicts[mode][status];
};

/** A page with restricted access: checked in the browser after hydration; `requireAccount` enforces the rule on the server. */
export const Access = ({ site, mode, messages, skeleton, children }: Props) => {
  const { replace, back } = useRouter();
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const verdict = useVerdict(mode);
  useEffect(() => {
    if (verdict === 'LOGIN') void replace(loginPath(site, here()) as '/');
  }, [verdict, replace, site]);
  if (verdict === 'SHOW') return children;
  if (verdict === 'ALREADY') {
    const goBack = (
      <Button variant="line" isBlock onClick={back}>
        {t('access.already.back')}
      </Button>
    );
    return (
      <Suspense>
        <AlreadyView homeHref={site.root} back={goBack} t={t} />
      </Suspense>
    );
  }
  if (verdict === 'EXPIRED') {
    return (
      <Suspense>
        <ExpiredView loginHref={loginPath(site, here())} guestHref={mode === 'ONLY_WHEN_LOGGED_IN' ? site.root : undefined} t={t} />
      </Suspense>
    );
  }
  return (
    <Skeleton label={t('access.loading')}>
      {skeleton ?? (
        <div className={`wrap ${styles['page']}`}>
          <SkeletonBlock kind="title" width={60} />
          <SkeletonBlock kind="control" />
          <SkeletonBlock kind="control" />
        </div>
      )}
    </Skeleton>
  );
};
