import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './download-link.module.css';

type Props = {
  /** Address of the file. */
  href: string;
  /** What it is: `Installation guide`. */
  label: string;
  /** The kind of file: `PDF`; empty when unknown. */
  kind: string;
  /** Its size as the locale writes it; empty when unknown. */
  size: string;
  /** Drawing of the kind. @default 'download' */
  icon?: IconName;
  /** Language of the file, where it differs from the page's. */
  hrefLang?: string | undefined;
};

/** A file to take along: what it is, its kind and size, before it is fetched. Stands in a list with its like. */
export const DownloadLink = ({ href, label, kind, size, icon = 'download', hrefLang }: Props) => (
  <a href={href} hrefLang={hrefLang} download className={styles['download']}>
    <Icon name={icon} />
    <span className={styles['label']}>{label}</span>
    <span className={styles['size']}>{[kind, size].filter((part) => part !== '').join(', ')}</span>
  </a>
);
