'use client';
import { useSyncExternalStore } from 'react';
import { Message } from './message.tsx';

const never = () => () => {};
const areOff = (): boolean => !navigator.cookieEnabled;

/** Says that a place needs cookies, in a browser that keeps none; nothing anywhere else. */
export const CookiesNeeded = ({ title, text }: { title: string; text: string }) =>
  useSyncExternalStore(never, areOff, () => false) ? (
    <Message kind="warning" title={title}>
      {text}
    </Message>
  ) : null;
