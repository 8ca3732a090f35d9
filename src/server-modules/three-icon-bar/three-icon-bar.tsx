import { findPageById, resolveLink } from '#backend/content/content.ts';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { LinkReference } from '#shared/content/references.ts';
import type { Site } from '#shared/country/site.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './three-icon-bar.module.css';
import type { ThreeIconBarData } from './three-icon-bar.schema.ts';

const nameOf = (site: Site, link: LinkReference): string => ('page' in link && findPageById(site, link.page)?.texts.label) || '';

/** M-22: three links in one bar, each with its icon; stacked on phones. */
export const ThreeIconBar = ({ site, id, language, data, cacheKey }: ModuleProps<ThreeIconBarData>) => (
  <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} label={data.label} rhythm="close">
    <ul className={styles.bar}>
      {data.items.map(({ icon, label, link }) => {
        const name = label ?? nameOf(site, link);
        return (
          <li key={name}>
            <Link href={resolveLink(site, link).href} className={styles.way}>
              <Icon name={icon} size="l" />
              <span className={styles.label}>{name}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  </SectionFrame>
);
