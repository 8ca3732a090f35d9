'use client';
import { Button } from '#client/primitives/button/button.tsx';

/** Reloads the current URL. */
export const ReloadButton = ({ children }: { children: string }) => (
  <Button icon="reload" onClick={() => location.reload()}>
    {children}
  </Button>
);
