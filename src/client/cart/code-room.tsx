'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type RoomProps = {
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
export const CodeRoom = ({ codes, className, children }: RoomProps) => {
  const room = useRef<HTMLDivElement>(null);
  const known = useRef(codes);
  const isPressed = useRef(false);
  const list = codes.join('\n');
  useEffect(() => {
    const before = known.current;
    const now = list === '' ? [] : list.split('\n');
    known.current = now;
    const wasPressed = isPressed.current;
    isPressed.current = false;
    if (now.some((code) => !before.includes(code))) room.current?.querySelector<HTMLFormElement>('details form')?.reset();
    const place = before.findIndex((code) => !now.includes(code));
    // What another tab has taken back moves nobody's focus.
    if (place < 0 || !wasPressed) return;
    const buttons = room.current?.querySelectorAll<HTMLElement>(':scope > form button');
    (buttons?.[Math.min(place, now.length - 1)] ?? room.current?.querySelector<HTMLElement>('summary'))?.focus();
  }, [list]);
  const press = (): void => {
    isPressed.current = true;
  };
  return (
    <div ref={room} className={className} onSubmit={press}>
      {children}
    </div>
  );
};

/** Opens the field for a code: at first as the page came, from then on it is the shopper's to open and close. */
export const CodeDetails = ({ startsOpen, children }: { startsOpen: boolean; children: ReactNode }) => {
  const [isOpen] = useState(startsOpen);
  return <details open={isOpen}>{children}</details>;
};
