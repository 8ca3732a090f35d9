import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Link } from './link.tsx';
import styles from './text-link.module.css';

type Props = {
  href: string;
  children: ReactNode;
  /** `inline` stands in running text; `action` is a line of its own, 44 px high; `more` leads on, with an arrow. @default 'inline' */
  variant?: 'inline' | 'action' | 'more';
  /** Before the text; `more` has its arrow. */
  icon?: IconName | undefined;
  /** Language of the text, where it differs from the page's. */
  lang?: string | undefined;
  hrefLang?: string | undefined;
  download?: string | undefined;
  'aria-current'?: 'page' | undefined;
};

/** A link that reads as one. Works without script. */
export const TextLink = ({ children, variant = 'inline', icon, ...rest }: Props) => (
  <Link {...rest} className={styles['link']} data-variant={variant}>
    {icon && <Icon name={icon} size="s" />}
    <span className={styles['text']}>{children}</span>
    {variant === 'more' && <Icon name="arrow-right" size="s" />}
  </Link>
);
