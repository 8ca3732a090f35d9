import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Link } from './link.tsx';
import styles from './text-link.module.css';

type Props = {
  /** Internal URLs navigate without a reload; external ones are left to the browser. */
  href: string;
  /** The link text, meaningful out of context. */
  children: ReactNode;
  /**
   * `inline` for running text; `action` on a line of its own, 44 px high; `more` continues, with an arrow; `back` returns to the previous page.
   * @default 'inline'
   */
  variant?: 'inline' | 'action' | 'more' | 'back';
  /** An icon before the text; `more` and `back` have their arrow. */
  icon?: IconName | undefined;
  /** For links that leave the shop: the text that says so, read out after the link text, beside a visible icon. */
  outside?: string | undefined;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
  /** Language of the linked page, if it differs. */
  hrefLang?: string | undefined;
  /** The file name for a download. */
  download?: string | undefined;
  /** Its accessible name, if the text alone is not clear. */
  'aria-label'?: string | undefined;
};

/** A text link. Works without script. */
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
