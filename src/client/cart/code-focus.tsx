'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type CodeFocusProps = {
  /** The codes that the cart holds, in the order of their forms. */
  codes: readonly string[];
  className: string | undefined;
  /** A form for each code, then what opens the field for another one. */
  children: ReactNode;
};

/**
 * Around the codes of a cart: where one goes on after one has come or gone. One that was taken leaves its field empty for the next, and the
 * focus where it is; one that was taken back leaves the focus to the code in its place, and the last one to what opens the field.
 */
export const CodeFocus = ({ codes, className, children }: CodeFocusProps) => {
  const container = useRef<HTMLDivElement>(null);
  const previousCodes = useRef(codes);
  const wasSubmitted = useRef(false);
  const list = codes.join('\n');
  useEffect(() => {
    const before = previousCodes.current;
    const now = list === '' ? [] : list.split('\n');
    previousCodes.current = now;
    const isOwnSubmit = wasSubmitted.current;
    wasSubmitted.current = false;
    if (now.some((code) => !before.includes(code))) container.current?.querySelector<HTMLFormElement>('details form')?.reset();
    const index = before.findIndex((code) => !now.includes(code));
    // What another tab has taken back moves nobody's focus.
    if (index < 0 || !isOwnSubmit) return;
    const buttons = container.current?.querySelectorAll<HTMLElement>(':scope > form button');
    (buttons?.[Math.min(index, now.length - 1)] ?? container.current?.querySelector<HTMLElement>('summary'))?.focus();
  }, [list]);
  const markSubmitted = (): void => {
    wasSubmitted.current = true;
  };
  return (
    <div ref={container} className={className} onSubmit={markSubmitted}>
      {children}
    </div>
  );
};

/** Opens the field for a code: at first as the page came, from then on it is the shopper's to open and close. */
export const CodeDetails = ({ startsOpen, children }: { startsOpen: boolean; children: ReactNode }) => {
  const [isOpen] = useState(startsOpen);
  return <details open={isOpen}>{children}</details>;
};
