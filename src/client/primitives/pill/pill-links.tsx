import { Link } from '../link/link.tsx';
import styles from './pill.module.css';

type Props = {
  /** The accessible name of the navigation. */
  label: string;
  /** The current one is filled. */
  links: readonly { href: string; label: string; isCurrent?: boolean | undefined }[];
};

/** Pills as links: the parts of a page, or the kinds of a list, with the current one filled. Works without script. */
export const PillLinks = ({ label, links }: Props) => (
  <nav aria-label={label}>
    <ul className={styles['group']}>
      {links.map(({ href, label: text, isCurrent = false }) => (
        <li key={href}>
          <Link href={href} className={styles['pill']} aria-current={isCurrent ? 'page' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
