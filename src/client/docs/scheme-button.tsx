'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { effectiveScheme, onSchemeChange, savedScheme, saveScheme } from './saved-scheme.ts';

/** Switches the documentation to the opposite of the system's scheme, on every page until the window is closed. */
export const SchemeButton = () => {
  const saved = useSyncExternalStore(onSchemeChange, savedScheme, () => undefined);
  const isDark = useSyncExternalStore(onSchemeChange, effectiveScheme, () => 'light') === 'dark';
  useEffect(() => {
    if (saved) document.documentElement.dataset['scheme'] = saved;
  }, [saved]);
  return (
    <Button variant="line" size="s" icon={isDark ? 'sun' : 'moon'} onClick={() => saveScheme(isDark ? 'light' : 'dark')}>
      {isDark ? 'Light' : 'Dark'}
      <span className="visually-hidden"> scheme</span>
    </Button>
  );
};
