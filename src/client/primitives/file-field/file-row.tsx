'use client';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { MeasureLine } from '../measure-line/measure-line.tsx';
import styles from './file-field.module.css';

type Props = {
  name: string;
  /** Share of the total limit, in per cent. */
  share: number;
  /** `2,4 MB`. */
  size: string;
  removeLabel: string;
  /** Why it was rejected. */
  error?: string | undefined;
  onRemove: () => void;
};

/** A file with its size drawn to scale against the limit; a rejected one shows the reason. */
export const FileRow = ({ name, share, size, removeLabel, error, onRemove }: Props) => (
  <li className={styles['row']} data-refused={error !== undefined || undefined}>
    <Icon name={error === undefined ? 'file' : 'warning'} size="s" />
    <div className={styles['words']}>
      <span className={styles['name']}>{name}</span>
      <MeasureLine value={share} kind={share > 100 ? 'progress' : 'cabinet'}>
        <b>{size}</b>
      </MeasureLine>
      {error !== undefined && <span className={styles['rejection']}>{error}</span>}
    </div>
    <IconButton variant="bare" icon="close" label={removeLabel} onClick={onRemove} />
  </li>
);
