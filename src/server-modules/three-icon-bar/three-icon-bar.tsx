import { resolveLink } from '#backend/content/content.ts';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { langOf } from '../language-attribute.ts';
import type { ModuleProps } from '../module-props.ts';
import { SectionFrame } from '../section-frame/section-frame.tsx';
import styles from './three-icon-bar.module.css';
import type { ThreeIconBarData } from './three-icon-bar.schema.ts';

/** M-22: three ways on in one bar, each with its drawing; below each other on phones. */
export const ThreeIconBar = ({ site, id, language, data, keep }: ModuleProps<ThreeIconBarData>) => (
  <SectionFrame id={id} keep={keep} lang={langOf(language, site.language)} label={data.label} rhythm="close">
    <ul className={styles.bar}>
      {data.items.map(({ icon, label, link }) => (
        <li key={label}>
          <Link href={resolveLink(site, link).href} className={styles.way}>
            <Icon name={icon} size="l" />
            <span className={styles.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
