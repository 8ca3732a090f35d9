import type { CSSProperties } from 'react';
import { coloursOfProduct } from '#backend/catalogue/catalogue.ts';
import { Link } from '#client/primitives/link/link.tsx';
import { Picture } from '#client/primitives/picture/picture.tsx';
import { MoreLink } from '#server-components/content-button/more-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { SectionHead } from '#server-components/section-head/section-head.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './colour-tiles.module.css';
import type { ColourTilesData } from './colour-tiles.schema.ts';

const sizesFor = (count: number, zoom: number): string =>
  `(width >= 834px) ${Math.round((100 / Math.min(count, 6)) * zoom)}vw, ${Math.round(50 * zoom)}vw`;

/** Colour tiles: the same detail of each colour's picture with its name; each leads to the product in it. */
export const ColourTiles = ({ site, id, language, data, cacheKey }: ModuleProps<ColourTilesData>) => {
  const colours = coloursOfProduct(site, data.productKey);
  if (colours.length === 0) return null;
  const { x, y, zoom } = data.place;
  const cropStyle = { '--x': `${x}%`, '--y': `${y}%`, '--zoom': zoom } as CSSProperties;
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
      <SectionHead headline={data.headline} text={data.text} />
      <ul className={styles.colours} style={cropStyle} data-count={colours.length} lang={langOf(site.language, language)}>
        {colours.map(({ finish, name, url, picture }) => (
          <li key={finish}>
            <Link href={url} className={styles.colour}>
              <span className={styles.cut}>
                <Picture picture={picture.picture} alt="" sizes={sizesFor(colours.length, zoom)} fit="cover" />
              </span>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {data.button === null ? null : (
        <div className={styles.more}>
          <MoreLink site={site} button={data.button} />
        </div>
      )}
    </SectionFrame>
  );
};
