import { Link } from '../link/link.tsx';
import styles from './breadcrumbs.module.css';

type Props = {
  /** From the start to here; the last one is this page and no link. */
  steps: readonly { label: string; href: string; lang?: string | undefined }[];
  /** The name of the way for a screen reader: `Sie sind hier`. */
  label: string;
  /** The name of the three dots that bring the middle back: `Alle Schritte zeigen`. */
  moreLabel: string;
};

// Start, the page above and this page are always in sight.
const longestOnPhones = 3;

/**
 * The way from the start to here. A long one leaves its middle out on phones; three dots bring it back, without script, too.
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
