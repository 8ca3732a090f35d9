import { TextLink } from '#client/primitives/link/text-link.tsx';
import styles from './late-link.module.css';

type Props = {
  /** The no-script document. */
  href: string;
  children: string;
};

/**
 * The way on for browsers whose scripts never arrive: they ignore `noscript`, and the loading state would last for ever. CSS alone shows
 * the link after a while; script that does arrive marks the document and hides it.
 */
export const LateLink = ({ href, children }: Props) => (
  <p className={`wrap ${styles.way}`} data-late>
    <TextLink href={href} variant="action">
      {children}
    </TextLink>
  </p>
);
