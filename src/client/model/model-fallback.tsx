import { Message } from '#client/primitives/message/message.tsx';
import { Picture } from '#client/primitives/picture/picture.tsx';
import type { Picture as PictureFile } from '#shared/contract/picture.ts';
import styles from './model.module.css';
import type { ModelTexts } from './model-texts.ts';

/** A picture of the product with its description. */
export type DescribedPicture = { picture: PictureFile; alt: string; lang?: string | undefined };

type Props = {
  pictures: readonly DescribedPicture[];
  texts: Pick<ModelTexts, 'missing' | 'instead' | 'drawings'>;
  /** Closes the layer on the way to the drawings. */
  onLeave: () => void;
};

/** Shown if no model can be rendered: the reason, views of the product with captions, and a link to its drawings. */
export const ModelFallback = ({ pictures, texts, onLeave }: Props) => (
  <>
    <Message kind="info" title={texts.missing} role="status">
      <p>
        {texts.instead} {/* biome-ignore lint/a11y/useValidAnchor: it leads to the drawings; the press only takes the layer away first */}
        <a href="#dimensions" onClick={onLeave}>
          {texts.drawings}
        </a>
      </p>
    </Message>
    <ul className={styles['pictures']}>
      {pictures.map(({ picture, alt, lang }) => (
        <li key={picture.identifier}>
          <figure className={styles['figure']}>
            <Picture picture={picture} alt="" sizes="(width >= 834px) 26rem, 100vw" />
            <figcaption lang={lang}>{alt}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </>
);
