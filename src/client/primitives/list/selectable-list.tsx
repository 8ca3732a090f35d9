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
  /** Cannot be selected; its text says why. @default false */
  isDisabled?: boolean | undefined;
};

type Props = {
  /** The accessible name of the list. */
  label: string;
  /** One line each; a disabled one explains why in its text. */
  items: readonly SelectableItem[];
  /** Allows a multiple selection. @default false */
  isMultiple?: boolean;
  /** The selected items, if controlled by the parent. */
  chosen?: readonly string[] | undefined;
  /** The initially selected items, if the list manages them itself. */
  defaultChosen?: readonly string[] | undefined;
  /** Called on every change with all selected items. */
  onChange?: ((chosen: string[]) => void) | undefined;
  /** Announced and shown if there are no items. */
  empty?: string | undefined;
};

/** A list to select from: items of an order, addresses. Heavy (react-aria): for lazily loaded containers. For reading only use `List`. */
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
