'use client';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components/Select';
import { Icon } from '../icon/icon.tsx';
import type { Option } from './option.ts';
import styles from './option-list.module.css';

type Props = {
  /** All options; if omitted, the field around it provides the matching ones. */
  options?: readonly Option[];
  /** Shown if nothing matches. */
  empty?: string;
  /** Renders the label of an option. @default as they are */
  children?: (label: string) => ReactNode;
};

// The list has its own name; the box around it is generic, may not have one, and would take the field's.
const unnamed = { 'aria-labelledby': '' };

/** The popup list of a select or a combobox: the active option framed, the selected one ticked and bold. */
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
