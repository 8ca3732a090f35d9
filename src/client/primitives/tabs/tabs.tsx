'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './tabs.module.css';

export type Tab = { id: string; label: string; count?: string | undefined; content: ReactNode };

type Props = {
  label: string;
  tabs: readonly Tab[];
  /** Id of the open tab; left out: the first. */
  selected?: string | undefined;
  onSelect?: (id: string) => void;
  texts: { back: string; forward: string };
};

// Below this many pixels nothing worth a button is hidden (T-04).
const overflowPx = 10;

const useOverflow = (list: { current: HTMLElement | null }): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const place = list.current;
    if (!place) return;
    const watch = new ResizeObserver(() => setOver(place.scrollWidth - place.clientWidth > overflowPx));
    watch.observe(place);
    return () => watch.disconnect();
  }, [list]);
  return isOver;
};

/** Several contents in one place. Left and right move between tabs and open them; Home and End go to the ends. */
export const Tabs = ({ label, tabs, selected, onSelect, texts }: Props) => {
  const [own, setOwn] = useState(tabs[0]?.id);
  const open = selected ?? own;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const isOver = useOverflow(list);
  const scroll = (side: 1 | -1): void => list.current?.scrollBy({ left: side * list.current.clientWidth * 0.8, behavior: 'smooth' });
  const select = (id: string): void => {
    setOwn(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ id }) => id === open);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
    document.getElementById(`${base}-${tab.id}`)?.focus();
  };
  return (
    <div>
      <div className={styles['bar']}>
        {isOver && <IconButton variant="bare" icon="chevron-left" label={texts.back} onClick={() => scroll(-1)} />}
        <div ref={list} role="tablist" aria-label={label} className={styles['list']}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${base}-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab.id === open}
              aria-controls={`${base}-${tab.id}-panel`}
              tabIndex={tab.id === open ? 0 : -1}
              className={styles['tab']}
              onClick={() => select(tab.id)}
              onKeyDown={onKeyDown}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles['count']}>{tab.count}</span>}
            </button>
          ))}
        </div>
        {isOver && <IconButton variant="bare" icon="chevron-right" label={texts.forward} onClick={() => scroll(1)} />}
      </div>
      {tabs.map((tab) => (
        <div key={tab.id} id={`${base}-${tab.id}-panel`} role="tabpanel" aria-labelledby={`${base}-${tab.id}`} hidden={tab.id !== open}>
          {tab.content}
        </div>
      ))}
    </div>
  );
};
