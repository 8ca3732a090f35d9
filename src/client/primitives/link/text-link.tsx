import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Link } from './link.tsx';
import styles from './text-link.module.css';

type Props = {
  /** Our own pages change without a reload; an address outside is left to the browser. */
  href: string;
  /** Where it leads, in words that make sense alone. */
  children: ReactNode;
  /**
   * `inline` stands in running text; `action` is a line of its own, 44 px high; `more` leads on, with an arrow; `back` leads to where one came from.
   * @default 'inline'
   */
  variant?: 'inline' | 'action' | 'more' | 'back';
  /** Before the text; `more` and `back` have their arrow. */
  icon?: IconName | undefined;
  /** It leads out of the shop: the words that say so, heard after the text, beside a drawing that is seen. */
  outside?: string | undefined;
  /** Language of the text, where it differs from the page's. */
  lang?: string | undefined;
  /** Language of the page to which it leads, where it differs. */
  hrefLang?: string | undefined;
  /** Name of the file as which the answer is kept. */
  download?: string | undefined;
  /** Where it leads is here. */
  'aria-current'?: 'page' | undefined;
  /** Its name, where the words alone do not say it. */
  'aria-label'?: string | undefined;
};

/** A link that reads as one. Works without script. */
export const TextLink = ({ children, variant = 'inline', icon, outside, ...rest }: Props) => (
  <Link {...rest} className={styles['link']} data-variant={variant}>
    {icon && <Icon name={icon} size="s" />}
    {variant === 'back' && <Icon name="chevron-left" size="s" />}
    <span className={styles['flow']}>
      <span className={styles['text']}>
        {children}
        {outside && <span className="visually-hidden"> ({outside})</span>}
      </span>
      {outside && <Icon name="external" size="s" isInLine />}
      {variant === 'more' && <Icon name="arrow-right" size="s" isInLine />}
    </span>
  </Link>
);
