'use client';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { Icon } from '../icon/icon.tsx';
import styles from './selectable-list.module.css';

export type SelectableItem = {
  id: string;
  title: string;
  /** A second line. */
  text?: string | undefined;
  /** At the end of the line: an amount, a distance. */
  end?: ReactNode;
  /** Cannot be chosen; its text says why. @default false */
  isDisabled?: boolean | undefined;
};

type Props = {
  /** What is chosen from; said, not seen. */
  label: string;
  /** One line each; the text of a disabled one says why. */
  items: readonly SelectableItem[];
  /** Several at once. @default false */
  isMultiple?: boolean;
  /** What is chosen, where the room around it keeps that. */
  chosen?: readonly string[] | undefined;
  /** What is chosen from the start, where the list keeps it itself. */
  defaultChosen?: readonly string[] | undefined;
  /** Hears of every change, with all that is chosen now. */
  onChange?: ((chosen: string[]) => void) | undefined;
  /** Said and seen when there is nothing to choose from. */
  empty?: string | undefined;
};

/** Lines to choose from: positions of an order, addresses. Heavy (react-aria): for rooms that load late. What is only read is a `List`. */
export const SelectableList = ({ label, items, isMultiple = false, chosen, defaultChosen, onChange, empty }: Props) => (
  <GridList
    aria-label={label}
    className={styles['list'] ?? ''}
    data-mode={isMultiple ? 'multiple' : 'single'}
    selectionMode={isMultiple ? 'multiple' : 'single'}
    {...(chosen ? { selectedKeys: chosen } : {})}
    {...(defaultChosen ? { defaultSelectedKeys: defaultChosen } : {})}
    onSelectionChange={(keys) => onChange?.(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String))}
    renderEmptyState={() => <p className={styles['empty']}>{empty}</p>}
  >
    {items.map(({ id, title, text, end, isDisabled = false }) => (
      <GridListItem key={id} id={id} textValue={title} isDisabled={isDisabled} className={styles['item'] ?? ''}>
        <Checkbox slot="selection" className={styles['box'] ?? ''}>
          <Icon name="check" size="s" />
        </Checkbox>
        <div className={styles['words']}>
          <div className={styles['title']}>{title}</div>
          {text && <div className={styles['text']}>{text}</div>}
        </div>
        {end && <div className={styles['end']}>{end}</div>}
      </GridListItem>
    ))}
  </GridList>
);
