import { weighProducts } from '#backend/catalogue/catalogue.ts';
import { Link } from '#client/primitives/link/link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionBeside } from '#server-components/section-beside/section-beside.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './weight-lines.module.css';
import type { WeightLinesData } from './weight-lines.schema.ts';

/**
 * Weight lines: every sink of a material, or every tap, with its name, a line proportional to its weight, and the figure; each leads to the
 * product.
 */
export const WeightLines = ({ site, id, language, data, cacheKey }: ModuleProps<WeightLinesData>) => {
  const products = weighProducts(site, data.material);
  if (products.length === 0) return null;
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
      <SectionBeside headline={data.headline} text={data.text}>
        <ul className={styles.products} lang={langOf(site.language, language)}>
          {products.map(({ productKey, name, url, weight, share }) => (
            <li key={productKey}>
              <Link href={url} className={styles.product}>
                <span>{name}</span>
                <MeasureLine value={share} />
                <span className={styles.weight}>{weight}</span>
              </Link>
            </li>
          ))}
        </ul>
      </SectionBeside>
    </SectionFrame>
  );
};
