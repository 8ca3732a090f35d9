import { Icon } from '#client/primitives/icon/icon.tsx';
import styles from './download-list.module.css';
import type { ShownDownload } from './downloads.ts';

/** Documents to take along: what it is, its kind and size. */
export const DownloadList = ({ downloads }: { downloads: readonly ShownDownload[] }) => (
  <ul className={styles.downloads}>
    {downloads.map(({ label, url, icon, kind, size }) => (
      <li key={url}>
        <a href={url} download>
          <Icon name={icon} />
          <span className={styles.label}>{label}</span>
          <span className={styles.size}>{[kind, size].filter((part) => part !== '').join(', ')}</span>
        </a>
      </li>
    ))}
  </ul>
);
