import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import styles from './button.module.css';
import { ButtonContent, type ButtonLook, lookOf } from './button-content.tsx';

type Props = ButtonLook & {
  /** Where it leads. */
  href: string;
  /** Where it leads, in words. */
  children: ReactNode;
  /** The name under which the file is kept, where it leads to one. */
  download?: string | undefined;
  /** `nofollow`, `external`. */
  rel?: string | undefined;
  /** Its name, where the words alone do not say it. */
  'aria-label'?: string | undefined;
};

/** A link that looks like a button: it leads somewhere and changes nothing. Works without script. */
export const ButtonLink = ({ variant, size, icon, isBlock, children, ...rest }: Props) => (
  <Link {...rest} {...lookOf({ variant, size, isBlock })} className={styles['button']}>
    <span className={styles['content']}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </span>
  </Link>
);
