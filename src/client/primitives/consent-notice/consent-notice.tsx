'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { announce } from '../announcer/announce.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { TextLink } from '../link/text-link.tsx';
import styles from './consent-notice.module.css';
import { useBottomInset } from './use-bottom-inset.ts';

type Props = {
  /** The question in everyday words. */
  title: string;
  /** What works without consent, which data goes where, and where to change it. */
  children: ReactNode;
  /** Every purpose with its current state, in words: `Karten, aus`. */
  purposes: readonly { id: string; label: string; isOn: boolean }[];
  /** Labels of the three buttons. */
  texts: { reject: string; choose: string; accept: string };
  /** Privacy policy and imprint. */
  links: readonly { href: string; label: string }[];
  /** Accepts only what is necessary. */
  onReject: () => void;
  /** Opens the page with one switch per purpose. */
  onChoose: () => void;
  /** Accepts everything. */
  onAccept: () => void;
};

/**
 * Asks for consent without blocking the page, which stays usable. Three buttons of equal weight, nothing is preselected,
 * and denying takes as many clicks as agreeing.
 */
export const ConsentNotice = ({ title, children, purposes, texts, links, onReject, onChoose, onAccept }: Props) => {
  const titleId = useId();
  const noticeRef = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  useBottomInset(noticeRef);
  useEffect(() => announce(title), [title]);
  useEffect(() => () => void import('../focus/focus-once.ts').then(({ catchFocus }) => catchFocus(cameFrom.current as Element | null)), []);
  return (
    <section
      ref={noticeRef}
      aria-labelledby={titleId}
      className={styles['notice']}
      data-screen-only
      onFocus={({ relatedTarget }) => {
        cameFrom.current ??= relatedTarget;
      }}
    >
      <div className={styles['text']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {children}
      </div>
      <ul className={styles['purposes']}>
        {purposes.map(({ id, label, isOn }) => (
          <li key={id} className={styles['purpose']}>
            <Icon name={isOn ? 'check' : 'none'} size="s" />
            {label}
          </li>
        ))}
      </ul>
      <div className={styles['answers']}>
        <Button variant="line" isBlock onClick={onReject}>
          {texts.reject}
        </Button>
        <Button variant="line" isBlock onClick={onChoose}>
          {texts.choose}
        </Button>
        <Button variant="line" isBlock onClick={onAccept}>
          {texts.accept}
        </Button>
      </div>
      <ul className={styles['links']}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href} variant="action">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
