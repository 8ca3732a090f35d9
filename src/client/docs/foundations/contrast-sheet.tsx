import type { MeasuredPair } from './contrast.ts';
import styles from './contrast-sheet.module.css';
import { findToken } from './tokens.ts';

const schemes = ['light', 'dark'] as const;

const byRole = (pairs: readonly MeasuredPair[]): [string, MeasuredPair[]][] =>
  [...new Set(pairs.map(({ role }) => role))].map((role) => [role, pairs.filter((pair) => pair.role === role)]);

// Literal colours, because a token follows the scheme of the page.
const Specimen = ({ pair, scheme }: { pair: MeasuredPair; scheme: (typeof schemes)[number] }) => (
  <div className={styles['specimen']} data-least={pair.least} style={{ background: pair[scheme].ground, color: pair[scheme].role }}>
    <span aria-hidden className={styles['sample']}>
      {pair.least === 3 ? '' : 'Aa'}
    </span>
    <p className={styles['figures']} style={pair.least === 3 ? { color: pair[scheme].ink } : undefined}>
      <span className="num">{pair[scheme].contrast.toFixed(1)}</span>{' '}
      <span>
        <span className="visually-hidden">{scheme}, </span>
        {`on ${pair.ground.slice(2)}`}
      </span>
    </p>
  </div>
);

/** Every colour on its backgrounds, in both schemes at once, with the measured contrast. */
export const ContrastSheet = ({ pairs }: { pairs: readonly MeasuredPair[] }) => (
  <ul className={styles['sheet']}>
    {byRole(pairs).map(([role, ofRole]) => (
      <li key={role} className={styles['role']}>
        <div>
          <code>{role}</code>
          <p className={styles['remark']}>{findToken(role)?.remark}</p>
        </div>
        <div className={styles['specimens']}>
          {schemes.flatMap((scheme) => ofRole.map((pair) => <Specimen key={`${scheme} ${pair.ground}`} pair={pair} scheme={scheme} />))}
        </div>
      </li>
    ))}
  </ul>
);
