import { getArticleTiles } from '#backend/catalogue/catalogue.ts';
import { findPicture } from '#backend/content/content.ts';
import { Split } from '#client/primitives/grid/split.tsx';
import { Picture } from '#client/primitives/picture/picture.tsx';
import { MoreLink } from '#server-components/content-button/more-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import { BuiltIn } from './built-in.tsx';
import styles from './inspiration.module.css';
import type { InspirationData } from './inspiration.schema.ts';

/** M-06: a kitchen, a text about it, and the products built into it; what the country does not sell is left out. */
export const Inspiration = async ({ site, id, language, data, cacheKey, hasFirstPicture = false }: ModuleProps<InspirationData>) => {
  const found = findPicture(site, data.image.identifier, language);
  if (!found) return null;
  const articles = await getArticleTiles(site, data.namesArticles ? (data.variantKeys ?? found.shows) : []);
  // Prices change without the content, so they are part of the cache key.
  const pricedCacheKey = cacheKey + JSON.stringify(articles.map(({ tile }) => tile.price));
  const isFull = data.imagePosition === 'full';
  const kitchen = (
    <div className={styles.kitchen} data-full={isFull || undefined}>
      <Picture
        picture={found.picture}
        alt={found.alt}
        lang={langOf(found.altLanguage, language)}
        sizes={isFull ? '100vw' : '(width >= 1194px) 66vw, (width >= 834px) 58vw, 100vw'}
        fit="cover"
        isFirst={hasFirstPicture}
      />
    </div>
  );
  const head = <h2>{data.headline}</h2>;
  const details = (
    <>
      {data.text === null ? null : <Paragraphs text={data.text} />}
      {articles.length === 0 ? null : <BuiltIn site={site} articles={articles} language={language} />}
      {data.button === null ? null : <MoreLink site={site} button={data.button} />}
    </>
  );
  const frame = { id, cacheKey: pricedCacheKey, lang: langOf(language, site.language) };
  if (isFull) {
    return (
      <SectionFrame {...frame} width="full">
        {kitchen}
        <div className={`wrap ${styles.below}`}>
          {head}
          <div className={styles.text}>{details}</div>
        </div>
      </SectionFrame>
    );
  }
  return (
    <SectionFrame {...frame} ground={data.ground}>
      <Split
        ratio="4:8"
        broadAt={data.imagePosition === 'end' ? 'end' : 'start'}
        broad={kitchen}
        narrow={
          <div className={styles.text}>
            {head}
            {details}
          </div>
        }
      />
    </SectionFrame>
  );
};
