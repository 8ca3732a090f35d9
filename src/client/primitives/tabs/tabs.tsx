'use client';
import { type ReactNode, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { IconButton } from '../button/icon-button.tsx';
import styles from './tabs.module.css';
import { useOverflow } from './use-overflow.ts';

/** A tab and what it shows. */
export type TabItem = {
  id: string;
  label: string;
  /** Beside the label: how many things are inside. */
  count?: string | undefined;
  content: ReactNode;
  /** Has nothing to show now; stays, so that the others keep their places. */
  isDisabled?: boolean | undefined;
};

type Props = {
  /** What the row of tabs chooses from, for a screen reader. */
  label: string;
  /** In their order; two to six of them. */
  tabs: readonly TabItem[];
  /** Id of the open tab, where the room keeps it. @default the first, kept here */
  selected?: string | undefined;
  /** Tells the id of the tab that was opened. */
  onSelect?: (id: string) => void;
  /** Names of the two buttons that move the row. */
  texts: { back: string; forward: string };
};

/** Several contents in one place. Left and right open the tab beside; what does not fit is brought by two buttons (T-04). */
export const Tabs = ({ label, tabs, selected, onSelect, texts }: Props) => {
  const row = useRef<HTMLDivElement>(null);
  const { isOver, isAtStart, isAtEnd, scroll } = useOverflow(row);
  return (
    <AriaTabs
      className={styles['tabs'] ?? ''}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(id) => onSelect?.(String(id))}
    >
      <div className={styles['bar']}>
        {isOver && (
          <IconButton variant="bare" icon="chevron-left" label={texts.back} aria-disabled={isAtStart} onClick={() => scroll(-1)} />
        )}
        <TabList ref={row} aria-label={label} className={styles['list'] ?? ''}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled ?? false} className={styles['tab'] ?? ''}>
              {tab.label}
              {tab.count !== undefined && <span className={styles['count']}>{tab.count}</span>}
            </Tab>
          ))}
        </TabList>
        {isOver && (
          <IconButton variant="bare" icon="chevron-right" label={texts.forward} aria-disabled={isAtEnd} onClick={() => scroll(1)} />
        )}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles['panel'] ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
};
