import { type StoryChapter, storyOf } from '#backend/catalogue/catalogue.ts';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { StaticPart } from '#static-part';
import { ChapterFigure } from './chapter-figure.tsx';
import styles from './product-story.module.css';

type ProductStoryProps = { site: Site; t: Translate; productKey: string /** Identifies the product's own parts. */; cacheKey: string };

/** A product on its background opens the story, rooms take the full width, everything else is beside the text. */
const lookOf = ({ kind, picture, drawing }: StoryChapter): 'ground' | 'wide' | 'beside' | undefined => {
  if (kind === 'shape') return 'ground';
  if (picture?.isLifestyle) return 'wide';
  return picture || drawing ? 'beside' : undefined;
};

const Lines = ({ lines }: Pick<StoryChapter, 'lines'>) => (
  <ul>
    {lines.map(({ id, label, length, share }) => (
      <li key={id}>
        <MeasureLine value={share} />
        <b>{length}</b> {label}
      </li>
    ))}
  </ul>
);

const Chapter = ({ site, t, chapter }: Pick<ProductStoryProps, 'site' | 't'> & { chapter: StoryChapter }) => {
  const { kind, headline, text, language, lines } = chapter;
  const lang = langOf(language, site.language);
  return (
    <section className={styles['chapter']} data-look={lookOf(chapter)}>
      <div className={styles['words']}>
        <p>{t(`product.story.${kind}`)}</p>
        <h2 lang={lang}>{headline}</h2>
        <div>
          <p lang={lang}>{text}</p>
          {lines.length === 0 ? null : <Lines lines={lines} />}
        </div>
      </div>
      <ChapterFigure site={site} chapter={chapter} />
    </section>
  );
};

/** A product's story in chapters: each has one claim from its facts and one picture. Nothing for a product without a story. */
export const ProductStory = ({ site, t, productKey, cacheKey }: ProductStoryProps) => {
  const chapters = storyOf(site, productKey);
  return chapters.length === 0 ? null : (
    <StaticPart name="story" cacheKey={`${cacheKey}-story`} className={styles['story']}>
      {chapters.map((chapter) => (
        <Chapter key={chapter.kind} site={site} t={t} chapter={chapter} />
      ))}
    </StaticPart>
  );
};
