'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { hearScheme, keepScheme, keptScheme, seenScheme } from './kept-scheme.ts';

/** Shows the documentation in the other scheme than the system's, on every page until the window is closed. */
export const SchemeButton = () => {
  const kept = useSyncExternalStore(hearScheme, keptScheme, () => undefined);
  const isDark = useSyncExternalStore(hearScheme, seenScheme, () => 'light') === 'dark';
  useEffect(() => {
    if (kept) document.documentElement.dataset['scheme'] = kept;
  }, [kept]);
  return (
    <PlainButton variant="line" size="s" icon={isDark ? 'sun' : 'moon'} onClick={() => keepScheme(isDark ? 'light' : 'dark')}>
      {isDark ? 'Light' : 'Dark'}
      <span className="visually-hidden"> scheme</span>
    </PlainButton>
  );
};
