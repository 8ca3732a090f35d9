'use client';
import { useState } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';

/** Shows the documentation in the other scheme than the system's. */
export const SchemeButton = () => {
  const [isDark, setDark] = useState<boolean>();
  const toggle = (): void => {
    const next = !(isDark ?? matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset['scheme'] = next ? 'dark' : 'light';
    setDark(next);
  };
  return (
    <PlainButton variant="line" size="s" icon={isDark ? 'sun' : 'moon'} onClick={toggle}>
      Scheme
    </PlainButton>
  );
};
