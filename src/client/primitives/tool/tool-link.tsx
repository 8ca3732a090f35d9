import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Link } from '../link/link.tsx';
import styles from './tool-link.module.css';

type ToolProps = {
  icon: IconName;
  /** Beside the icon if the header has space for it; elsewhere only its accessible name. */
  label: string;
  /** The number of items; 0 is not shown. @default 0 */
  count?: number;
  /** A dot on the icon: something to notice. It is not read out: include it in the name. @default false */
  isMarked?: boolean;
};

/** The class of a tool's element: a link, or a control that does more than navigate. */
export const toolClass = styles['tool'];

/** The content of a header tool: icon, name and number. */
export const ToolContent = ({ icon, label, count = 0, isMarked = false }: ToolProps) => (
  <>
    <span className={styles['drawing']} data-marked={isMarked || undefined}>
      <Icon name={icon} />
    </span>
    <span className={styles['label']}>{label}</span>
    {count > 0 && <span className={styles['count']}>{count}</span>}
  </>
);

/** A tool at the end of the header: account, wishlist. Works without script. */
export const ToolLink = ({ href, ...content }: ToolProps & { href: string }) => (
  <Link href={href} className={toolClass}>
    <ToolContent {...content} />
  </Link>
);
