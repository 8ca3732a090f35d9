import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Link } from '../link/link.tsx';
import styles from './tool-link.module.css';

type ToolProps = {
  icon: IconName;
  /** Beside the drawing where the header has room for it; elsewhere it only names it. */
  label: string;
  /** How many things lie there; none is not shown. @default 0 */
  count?: number;
  /** A dot at its shoulder: there is something to it now. It is not read out: say it in the name. @default false */
  isMarked?: boolean;
};

/** The class of what holds a tool: a link, or something that first does more than lead on. */
export const toolClass = styles['tool'];

/** What a tool of the header looks like inside: drawing, name and number. */
export const ToolContent = ({ icon, label, count = 0, isMarked = false }: ToolProps) => (
  <>
    <span className={styles['drawing']} data-marked={isMarked || undefined}>
      <Icon name={icon} />
    </span>
    <span className={styles['label']}>{label}</span>
    {count > 0 && <span className={styles['count']}>{count}</span>}
  </>
);

/** One of the ways that stand at the end of the header: account, wishlist. Works without script. */
export const ToolLink = ({ href, ...content }: ToolProps & { href: string }) => (
  <Link href={href} className={toolClass}>
    <ToolContent {...content} />
  </Link>
);
