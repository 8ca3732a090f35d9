import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './download-link.module.css';

type Props = {
  /** The file's URL. */
  href: string;
  /** The file's title: `Installation guide`. */
  label: string;
  /** The file type: `PDF`; empty if unknown. */
  kind: string;
  /** Its size, formatted for the locale; empty if unknown. */
  size: string;
  /** Icon of the file type. @default 'download' */
  icon?: IconName;
};

/** A download: title, type and size are known before it is fetched. Used in a list of downloads. */
export const DownloadLink = ({ href, label, kind, size, icon = 'download' }: Props) => (
  <a href={href} download className={styles['download']}>
    <Icon name={icon} />
    <span className={styles['label']}>{label}</span>
    <span className={styles['size']}>{[kind, size].filter((part) => part !== '').join(', ')}</span>
  </a>
);
