'use client';
import { useEffect, useRef } from 'react';
import { announce } from '../announcer/announce.ts';
import { focusOnce } from '../focus/focus-once.ts';
import type { IconName } from '../icon/icon-names.ts';
import { Message } from './message.tsx';

type Props = {
  /** What has happened: `E-Mail unterwegs.` */
  title: string;
  /** What comes next. */
  text: string;
  /** Another icon than that of a success. */
  icon?: IconName | undefined;
};

/**
 * The success of a form, which takes the form's place: its title gets the focus that went with the form, its text is announced. A form
 * that stays keeps the focus, and both are announced. A live region alone would say nothing: it is born together with its text.
 */
export const ResultMessage = ({ title, text, icon }: Props) => {
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && head.current) focusOnce(head.current);
    announce(isLost ? text : `${title} ${text}`);
  }, [title, text]);
  return (
    <Message kind="success" role="status" title={title} titleRef={head} {...(icon && { icon })}>
      <p>{text}</p>
    </Message>
  );
};
