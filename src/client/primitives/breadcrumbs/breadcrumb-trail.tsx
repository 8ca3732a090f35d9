import { Link } from '../link/link.tsx';
import styles from './breadcrumbs.module.css';

type Props = {
  /** From the home page to the current page; the last one is the current page and no link. */
  steps: readonly { label: string; href: string; lang?: string | undefined }[];
  /** The accessible name of the trail: `Sie sind hier`. */
  label: string;
  /** The name of the three dots that show the middle: `Alle Schritte zeigen`. */
  moreLabel: string;
};

// Home, the parent page and this page are always visible.
const longestOnPhones = 3;

/**
 * The path from the home page to here. A long one hides its middle on phones; three dots show it, without script, too.
 */
export const BreadcrumbTrail = ({ steps, label, moreLabel }: Props) => {
  const isLong = steps.length > longestOnPhones;
  const isMiddle = (index: number): boolean => isLong && index > 0 && index < steps.length - 2;
  return (
    <nav className={styles['breadcrumbs']} aria-label={label}>
      <ol>
        {steps.map(({ label: name, href, lang }, index) => (
          <li key={href} lang={lang} data-middle={isMiddle(index) || undefined}>
            {index === steps.length - 1 ? <span aria-current="page">{name}</span> : <Link href={href}>{name}</Link>}
            {isLong && index === 0 && (
              <details className={styles['more']}>
                <summary>
                  <span className="visually-hidden">{moreLabel}</span>
                </summary>
              </details>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
