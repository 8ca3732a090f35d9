import type { StoryChapter } from '#backend/catalogue/catalogue.ts';
import { Picture } from '#client/primitives/picture/picture.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { TechnicalDrawing } from '#server-components/technical-drawing/technical-drawing.tsx';
import type { Picture as PictureFile } from '#shared/contract/picture.ts';
import type { Site } from '#shared/country/site.ts';

type Props = { site: Site; chapter: Pick<StoryChapter, 'kind' | 'picture' | 'drawing'> };

const sizesOf = (isLifestyle: boolean): string => (isLifestyle ? '100vw' : '(width >= 1194px) 58vw, 100vw');

// Chapters are wide and far below the fold: few sizes make the document smaller. Of each kind the next larger one there is.
const chapterWidths = [480, 960, 1600, 2880];
const inFewSizes = (picture: PictureFile): PictureFile => {
  const sizes = picture.resolutions.toSorted((a, b) => a.width - b.width);
  const chosen = new Set(chapterWidths.map((wanted) => sizes.find(({ width }) => width >= wanted) ?? sizes.at(-1)));
  return { ...picture, resolutions: sizes.filter((size) => chosen.has(size)) };
};

/** The figure of a chapter: a picture with the names of what is in it, or a drawing to scale; nothing where the text is enough. */
export const ChapterFigure = ({ site, chapter: { kind, picture, drawing } }: Props) => {
  if (drawing) {
    return (
      <figure data-sheet>
        <TechnicalDrawing drawing={drawing.drawing} name={drawing.name} />
      </figure>
    );
  }
  if (!picture) return null;
  return (
    <figure>
      <Picture
        picture={inFewSizes(picture.picture)}
        alt={picture.alt}
        lang={langOf(picture.altLanguage, site.language)}
        sizes={sizesOf(picture.isLifestyle)}
        fit={kind === 'shape' ? 'contain' : 'cover'}
      />
      {picture.caption === '' ? null : <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
};
