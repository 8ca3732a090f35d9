'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { dealerMap } from '#state/dealer-map.ts';
import styles from './dealer-item.module.css';

type Props = {
  id: string;
  children: ReactNode;
};

/** A dealer in a list; the one selected on the map is highlighted and scrolled into view. */
export const DealerItem = ({ id, children }: Props) => {
  const isSelected = useSnapshot(dealerMap).selectedId === id;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <li ref={item} className={styles['item']} data-selected={isSelected || undefined}>
      {children}
    </li>
  );
};
