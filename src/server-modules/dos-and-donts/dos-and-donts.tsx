import { Icon } from '#client/primitives/icon/icon.tsx';
import { MoreLink } from '#server-components/content-button/more-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionBeside } from '#server-components/section-beside/section-beside.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './dos-and-donts.module.css';
import type { DosAndDontsData } from './dos-and-donts.schema.ts';

type ListProps = { list: DosAndDontsData['dos']; icon: 'check' | 'none' };

const List = ({ list: { headline, items }, icon }: ListProps) => (
  <div className={styles.list}>
    <h3 className={styles.title}>{headline}</h3>
    <ul>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  </div>
);

/** Dos and don’ts: two lists side by side, distinguished by heading and icon, never by colour alone. */
export const DosAndDonts = ({ site, id, language, data, cacheKey }: ModuleProps<DosAndDontsData>) => (
  <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} ground={data.ground}>
    <SectionBeside
      headline={data.headline}
      text={data.text}
      link={data.button === null ? null : <MoreLink site={site} button={data.button} />}
    >
      <div className={styles.lists}>
        <List list={data.dos} icon="check" />
        <List list={data.donts} icon="none" />
      </div>
    </SectionBeside>
  </SectionFrame>
);
