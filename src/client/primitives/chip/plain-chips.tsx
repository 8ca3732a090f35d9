import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { TextLink } from '../link/text-link.tsx';
import styles from './chip.module.css';
import { PreserveFocus } from './preserve-focus.tsx';

type Props = {
  /** What they narrow; said, not seen. */
  label: string;
  /** Each with the address of the list without it, and what a press does, in words: `Remove filter Granite`. */
  chips: readonly { id: string; label: string; href: string; name: string }[];
  /** The way to take out all of them. */
  clear?: { href: string; label: string } | undefined;
  /** Id of what takes the focus once the last one is gone: the results. */
  after: string;
};

/** What a list is narrowed to: each value a link that takes it out. Works without script; with it the keyboard keeps its place. */
export const PlainChips = ({ label, chips, clear, after }: Props) => (
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
