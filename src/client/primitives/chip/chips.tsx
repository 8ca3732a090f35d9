import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { TextLink } from '../link/text-link.tsx';
import styles from './chip.module.css';
import { PreserveFocus } from './preserve-focus.tsx';

type Props = {
  /** The accessible name of the group. */
  label: string;
  /** Each with the URL of the list without it, and its action in words: `Remove filter Granite`. */
  chips: readonly { id: string; label: string; href: string; name: string }[];
  /** The link that removes all of them. */
  clear?: { href: string; label: string } | undefined;
  /** Id of the element to focus once the last one is removed: the results. */
  after: string;
};

/** The active filters of a list: each value a link that removes it. Works without script; with it the focus is preserved. */
export const Chips = ({ label, chips, clear, after }: Props) => (
  <PreserveFocus after={after}>
    {chips.length > 0 && (
      <ul className={styles['chips']} aria-label={label}>
        {chips.map(({ id, label: text, href, name }) => (
          <li key={id}>
            <Link href={href} className={styles['chip']} aria-label={name}>
              <span className={styles['label']}>{text}</span>
              <Icon name="close" size="s" />
            </Link>
          </li>
        ))}
        {clear && (
          <li>
            <TextLink href={clear.href} variant="action">
              {clear.label}
            </TextLink>
          </li>
        )}
      </ul>
    )}
  </PreserveFocus>
);
