'use client';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../select/option.ts';
import styles from './option-list.module.css';

type Props = {
  /** Shown if nothing matches. */
  empty: string;
};

// The list has its own name; the box around it is generic, may not have one, and would take the field's.
const unnamed = { 'aria-labelledby': '' };

/** The matching options of the field around it: the active one framed, the selected one ticked and bold. */
export const OptionList = ({ empty }: Props) => (
  <Popover {...unnamed} className={styles['popover'] ?? ''} offset={4} containerPadding={8}>
    <ListBox className={styles['list'] ?? ''} renderEmptyState={() => <p className={styles['empty']}>{empty}</p>}>
      {({ value, label, lang }: Option) => (
        <ListBoxItem id={value} textValue={label} className={styles['option'] ?? ''}>
          {({ isSelected }) => (
            <>
              <span lang={lang}>{label}</span>
              {isSelected && <Icon name="check" size="s" />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
);
