'use client';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';

/** Reloads the current URL. */
export const ReloadButton = ({ children }: { children: string }) => (
  <PlainButton icon="reload" onClick={() => location.reload()}>
    {children}
  </PlainButton>
);
