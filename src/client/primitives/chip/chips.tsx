'use client';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

type Props = {
  /** The accessible name of the group. */
  label: string;
  /** In the order of selection; a disabled one stays. */
  chips: readonly { id: string; label: string; isDisabled?: boolean | undefined }[];
  /** The name of each remove button, before its label: `Remove`. */
  removeLabel: string;
  /** Removes one. The focus moves to the next, to the last before, or to the empty group. */
  onRemove: (id: string) => void;
  /** Announced and shown once nothing is left. */
  empty?: string | undefined;
  /** Beside the last one: a button to remove all. */
  children?: ReactNode;
};

/** The selected values, each removable. One tab stop, arrow keys move between them. Heavy (react-aria): on pages use `PlainChips`. */
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
