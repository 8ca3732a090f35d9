import { compareFamily } from '#backend/catalogue/catalogue.ts';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './family-shared.module.css';
import type { FamilySharedData } from './family-shared.schema.ts';

/** Catalogue facts that all sizes of a family share: value above, name below. Without such facts there is no section. */
export const FamilyShared = async ({ site, id, language, data }: ModuleProps<FamilySharedData>) => {
  const rows = (await compareFamily(site, data.family))?.rows.filter(({ isDifferent }) => !isDifferent) ?? [];
  if (rows.length === 0) return null;
  return (
    <SectionFrame id={id}>
      <HeadRow headline={data.headline} lang={langOf(language, site.language)} />
      <dl className={styles.facts}>
        {rows.map((row) => (
          <div key={row.id} className={styles.fact}>
            <dt>{row.label}</dt>
            <dd>{row.values[0]}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
};
