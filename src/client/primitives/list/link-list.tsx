import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './link-list.module.css';

type Props = {
  /** The links; `note` is a second line below each. */
  links: readonly { href: string; label: string; note?: string | undefined; lang?: string | undefined; isCurrent?: boolean | undefined }[];
};

/** A list of links, each a full clickable line. */
export const LinkList = ({ links }: Props) => (
  <ul className={styles['list']}>
    {links.map(({ href, label, note, lang, isCurrent = false }) => (
      <li key={href}>
        <Link href={href} lang={lang} className={styles['link']} aria-current={isCurrent ? 'page' : undefined}>
          <span className={styles['words']}>
            {label}
            {note && <span className={styles['note']}>{note}</span>}
          </span>
          <Icon name="arrow-right" size="s" />
        </Link>
      </li>
    ))}
  </ul>
);
