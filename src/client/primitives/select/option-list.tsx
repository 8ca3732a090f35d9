'use client';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components/Select';
import { Icon } from '../icon/icon.tsx';
import type { Option } from './option.ts';
import styles from './option-list.module.css';

type Props = {
  /** All choices; left out, the field around it gives those that fit. */
  options?: readonly Option[];
  /** Shown where nothing fits. */
  empty?: string;
  /** How the words of a choice are set. @default as they are */
  children?: (label: string) => ReactNode;
};

// The list has its name; the box around it is nothing of its own, may not carry one, and would take the field's.
const unnamed = { 'aria-labelledby': '' };

/** The list that opens below a select or a combobox: the active choice framed, the chosen one ticked and strong. */
export const OptionList = ({ options, empty, children = (label) => label }: Props) => (
  <Popover {...unnamed} className={styles['popover'] ?? ''} offset={4} containerPadding={8}>
    <ListBox
      {...(options ? { items: options } : {})}
      className={styles['list'] ?? ''}
      renderEmptyState={() => <p className={styles['empty']}>{empty}</p>}
    >
      {({ value, label, isDisabled = false, lang }: Option) => (
        <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={styles['option'] ?? ''}>
          {({ isSelected }) => (
            <>
              <span lang={lang}>{children(label)}</span>
              {isSelected && <Icon name="check" size="s" />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
);
