import { storyOf } from '#backend/catalogue/catalogue.ts';
import { Gallery } from '#client/gallery/gallery.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { formatMillimetres } from '#shared/catalogue/format-length.ts';
import { measureWordsOf } from '#shared/catalogue/measure-words.ts';
import { measuredExtent } from '#shared/catalogue/picture-scale.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { galleryPicturesOf } from './gallery-pictures.ts';
import { ModelView } from './model-view.tsx';
import styles from './product-gallery.module.css';

type ProductGalleryProps = { site: Site; t: Translate; view: ProductView; variant: Variant };

type MeasureProps = Pick<ProductGalleryProps, 'site' | 't'> & { facts: ProductView['facts'] };

const perCent = (share: number): number => Math.round(share * 1000) / 10;

/** Below the picture at its scale: a sink's width from edge to edge, a tap's reach and an accessory's width. */
const Measure = ({ site, t, facts }: MeasureProps) => {
  const { from, to } = measuredExtent(facts);
  const extent = { from: perCent(from), value: perCent(to - from) };
  if (facts.kind === 'sink') {
    return (
      <p className={styles.measure}>
        <MeasureLine kind="width" {...extent}>
          {t('product.measure.width', { width: formatMillimetres(facts.outer.width, site.locale) })}
        </MeasureLine>
      </p>
    );
  }
  const [kind, length, text] =
    facts.kind === 'tap' ? (['reach', facts.reach, 'reach'] as const) : (['cabinet', facts.size.width, 'size'] as const);
  const { before, value, after } = measureWordsOf(text, formatMillimetres(length, site.locale), t);
  return (
    <p className={styles.measure}>
      <MeasureLine kind={kind} frame={100} {...extent}>
        {before}
        <b>{value}</b>
        {after}
      </MeasureLine>
    </p>
  );
};

/** The pictures of the selected finish, to swipe and to enlarge, all visible where space permits; below the first its true width. */
export const ProductGallery = ({ site, t, view, variant }: ProductGalleryProps) => {
  const storyPictures = new Set(storyOf(site, view.productKey).flatMap(({ picture }) => picture?.picture.identifier ?? []));
  const pictures = galleryPicturesOf(view, variant, site.language, storyPictures);
  const texts = {
    label: t('product.gallery.label'),
    enlarge: t('product.gallery.enlarge'),
    close: t('product.gallery.close'),
    previous: t('product.gallery.previous'),
    next: t('product.gallery.next'),
    positions: pictures.map((_, index) => t('product.gallery.picture', { number: index + 1, count: pictures.length })),
  };
  return (
    <Gallery
      key={variant.key}
      pictures={pictures}
      texts={texts}
      isStacked
      tools={view.model ? <ModelView t={t} view={view} model={view.model} variant={variant} pictures={pictures} /> : null}
    >
      <Measure site={site} t={t} facts={view.facts} />
    </Gallery>
  );
};
