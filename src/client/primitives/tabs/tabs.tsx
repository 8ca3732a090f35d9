'use client';
import { type ReactNode, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { IconButton } from '../button/icon-button.tsx';
import styles from './tabs.module.css';
import { useOverflow } from './use-overflow.ts';

/** A tab and its content. */
export type TabItem = {
  id: string;
  label: string;
  /** Beside the label: the number of items inside. */
  count?: string | undefined;
  content: ReactNode;
  /** Has no content now; stays, so that the others keep their positions. */
  isDisabled?: boolean | undefined;
};

type Props = {
  /** The accessible name of the row of tabs. */
  label: string;
  /** In order; two to six of them. */
  tabs: readonly TabItem[];
  /** Id of the open tab, if controlled by the parent. @default the first, kept here */
  selected?: string | undefined;
  /** Called with the id of the opened tab. */
  onSelect?: (id: string) => void;
  /** Names of the two buttons that scroll the row. */
  texts: { back: string; forward: string };
};

/** Several contents in one place. Left and right open the neighbouring tab; two buttons scroll to tabs that do not fit (T-04). */
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
