import { storyOf } from '#backend/catalogue/catalogue.ts';
import { Gallery } from '#client/gallery/gallery.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { formatMillimetres } from '#shared/catalogue/format-length.ts';
import { measuredExtent } from '#shared/catalogue/picture-scale.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { galleryPicturesOf } from './gallery-pictures.ts';
import { ModelView } from './model-view.tsx';
import styles from './product-gallery.module.css';

type ProductGalleryProps = { site: Site; say: Translate; view: ProductView; variant: Variant };

type MeasureProps = Pick<ProductGalleryProps, 'site' | 'say'> & { facts: ProductView['facts'] };

const perCent = (share: number): number => Math.round(share * 1000) / 10;

/** Under the picture as in the picture: a sink's width from edge to edge, a tap's reach and an accessory's width to scale. */
const Measure = ({ site, say, facts }: MeasureProps) => {
  const { from, to } = measuredExtent(facts);
  const place = { from: perCent(from), value: perCent(to - from) };
  if (facts.kind === 'sink') {
    return (
      <p className={styles.measure}>
        <MeasureLine kind="width" {...place}>
          {say('product.measure.width', { width: formatMillimetres(facts.outer.width, site.locale) })}
        </MeasureLine>
      </p>
    );
  }
  const [kind, length, words] =
    facts.kind === 'tap' ? (['reach', facts.reach, 'reach'] as const) : (['cabinet', facts.size.width, 'size'] as const);
  return (
    <p className={styles.measure}>
      <MeasureLine kind={kind} frame={100} {...place}>
        <b>{formatMillimetres(length, site.locale)}</b> {say(`product.measure.${words}`)}
      </MeasureLine>
    </p>
  );
};

/** The pictures of the chosen finish, to swipe and to enlarge, all in sight where there is room; below the first its true width. */
export const ProductGallery = ({ site, say, view, variant }: ProductGalleryProps) => {
  const told = new Set(storyOf(site, view.productKey).flatMap(({ picture }) => picture?.picture.identifier ?? []));
  const pictures = galleryPicturesOf(view, variant, site.language, told);
  const texts = {
    label: say('product.gallery.label'),
    enlarge: say('product.gallery.enlarge'),
    close: say('product.gallery.close'),
    previous: say('product.gallery.previous'),
    next: say('product.gallery.next'),
    positions: pictures.map((_, index) => say('product.gallery.picture', { number: index + 1, count: pictures.length })),
  };
  return (
    <Gallery
      key={variant.key}
      pictures={pictures}
      texts={texts}
      isStacked
      tools={view.model ? <ModelView say={say} view={view} model={view.model} variant={variant} pictures={pictures} /> : null}
    >
      <Measure site={site} say={say} facts={view.facts} />
    </Gallery>
  );
};
