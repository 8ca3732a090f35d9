'use client';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

type Props = {
  /** What they narrow or gather; said, not seen. */
  label: string;
  /** In the order in which they were chosen; a disabled one stays. */
  chips: readonly { id: string; label: string; isDisabled?: boolean | undefined }[];
  /** What the cross of each does, before its label: `Remove`. */
  removeLabel: string;
  /** Takes one out. The focus moves to the next, to the last before, or to the empty group. */
  onRemove: (id: string) => void;
  /** Said and seen once nothing is left. */
  empty?: string | undefined;
  /** Beside the last one: a way to take out all. */
  children?: ReactNode;
};

/** What was chosen, each to be taken out again. One stop for Tab, arrows between them. Heavy (react-aria): `PlainChips` do for pages. */
export const Chips = ({ label, chips, removeLabel, onRemove, empty, children, ...rest }: Props) => (
  <div {...rest} className={styles['chips']}>
    <TagGroup
      aria-label={label}
      className={styles['chips'] ?? ''}
      onRemove={(ids) => {
        for (const id of ids) onRemove(String(id));
      }}
    >
      <TagList className={styles['chips'] ?? ''} renderEmptyState={() => empty}>
        {chips.map(({ id, label: text, isDisabled = false }) => (
          <Tag key={id} id={id} textValue={text} isDisabled={isDisabled} className={styles['chip'] ?? ''}>
            <span className={styles['label']}>{text}</span>
            <Button slot="remove" aria-label={removeLabel} className={styles['remove'] ?? ''}>
              <Icon name="close" size="s" />
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
    {children}
  </div>
);
