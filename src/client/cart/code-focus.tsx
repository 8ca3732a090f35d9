'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type CodeFocusProps = {
  /** The codes of the cart, in the order of their forms. */
  codes: readonly string[];
  className: string | undefined;
  /** A form for each code, then the button that opens the field for another one. */
  children: ReactNode;
};

/**
 * Focus management for the discount codes. A redeemed code leaves its field empty for the next one and the focus in place;
 * after a removal the focus moves to the code that takes its position, after the last one to the button that opens the field.
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
    // A removal in another tab must not move the focus.
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

/** The disclosure of the code field: at first as rendered, from then on opened and closed by the shopper. */
export const CodeDetails = ({ startsOpen, children }: { startsOpen: boolean; children: ReactNode }) => {
  const [isOpen] = useState(startsOpen);
  return <details open={isOpen}>{children}</details>;
};
