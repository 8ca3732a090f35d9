'use client';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';

/** Loads the address anew, whatever stands there. */
export const ReloadButton = ({ children }: { children: string }) => (
  <PlainButton icon="reload" onClick={() => location.reload()}>
    {children}
  </PlainButton>
);
