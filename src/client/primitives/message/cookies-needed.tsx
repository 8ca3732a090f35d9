'use client';
import { useSyncExternalStore } from 'react';
import { Message } from './message.tsx';

const never = () => () => {};
const areOff = (): boolean => !navigator.cookieEnabled;

/** Says that a feature needs cookies, if the browser blocks them; otherwise nothing. */
export const CookiesNeeded = ({ title, text }: { title: string; text: string }) =>
  useSyncExternalStore(never, areOff, () => false) ? (
    <Message kind="warning" title={title}>
      {text}
    </Message>
  ) : null;
