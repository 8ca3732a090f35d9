import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import styles from './button.module.css';
import { ButtonContent, type ButtonLook, lookOf } from './button-content.tsx';

type Props = ButtonLook & {
  href: string;
  children: ReactNode;
  download?: string | undefined;
  rel?: string | undefined;
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
