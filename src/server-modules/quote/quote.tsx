import { findPicture } from '#backend/content/content.ts';
import { Picture } from '#client/primitives/picture/picture.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './quote.module.css';
import type { QuoteData } from './quote.schema.ts';

/** M-07: a quotation in the quotation marks of its language, with a picture of the subject beside it. */
export const Quote = ({ site, id, language, data, cacheKey }: ModuleProps<QuoteData>) => {
  const found = data.image === null ? undefined : findPicture(site, data.image.identifier, language);
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} ground={data.ground}>
      <div className={styles.quote} data-pictured={found !== undefined || undefined}>
        <figure className={styles.said}>
          <blockquote>
            <q>{data.text}</q>
          </blockquote>
          <figcaption>{data.author}</figcaption>
        </figure>
        {found === undefined ? null : (
          <figure className={styles.about}>
            <Picture
              picture={found.picture}
              alt={found.alt}
              lang={langOf(found.altLanguage, language)}
              sizes="(width >= 834px) 40vw, 100vw"
              fit="cover"
            />
            {data.caption === null ? null : <figcaption>{data.caption}</figcaption>}
          </figure>
        )}
      </div>
    </SectionFrame>
  );
};
