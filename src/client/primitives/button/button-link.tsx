import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import styles from './button.module.css';
import { ButtonContent, type ButtonLook, lookOf } from './button-content.tsx';

type Props = ButtonLook & {
  /** The link's URL. */
  href: string;
  /** The link text: its destination in words. */
  children: ReactNode;
  /** The file name for a download. */
  download?: string | undefined;
  /** `nofollow`, `external`. */
  rel?: string | undefined;
  /** Its accessible name, if the text alone is not clear. */
  'aria-label'?: string | undefined;
};

/** A link that looks like a button: it navigates and changes nothing. Works without script. */
export const ButtonLink = ({ variant, size, icon, isBlock, children, ...rest }: Props) => (
  <Link {...rest} {...lookOf({ variant, size, isBlock })} className={styles['button']}>
    <span className={styles['content']}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </span>
  </Link>
);
