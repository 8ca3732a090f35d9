import { Gallery } from '#client/gallery/gallery.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { formatMillimetres } from '#shared/catalogue/format-length.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { galleryPicturesOf } from './gallery-pictures.ts';
import { ModelView } from './model-view.tsx';
import styles from './product-gallery.module.css';

type ProductGalleryProps = { site: Site; say: Translate; view: ProductView; variant: Variant };

type MeasureProps = Pick<ProductGalleryProps, 'site' | 'say'> & { facts: ProductView['facts'] };

/** A sink's width from edge to edge of its picture, a tap's reach and an accessory's width to scale. */
const Measure = ({ site, say, facts }: MeasureProps) => {
  if (facts.kind === 'tap') {
    return (
      <p>
        <MeasureLine value={facts.reach / 10} kind="reach">
          <b>{formatMillimetres(facts.reach, site.locale)}</b> {say('product.measure.reach')}
        </MeasureLine>
      </p>
    );
  }
  if (facts.kind === 'accessory') {
    return (
      <p>
        <MeasureLine value={facts.size.width / 10}>
          <b>{formatMillimetres(facts.size.width, site.locale)}</b> {say('product.measure.size')}
        </MeasureLine>
      </p>
    );
  }
  return (
    <p className={styles.width}>
      <MeasureLine kind="width">{say('product.measure.width', { width: formatMillimetres(facts.outer.width, site.locale) })}</MeasureLine>
    </p>
  );
};

/** The pictures of the chosen finish, to swipe and to enlarge, above their true width. */
export const ProductGallery = ({ site, say, view, variant }: ProductGalleryProps) => {
  const pictures = galleryPicturesOf(view, variant, site.language);
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
      tools={view.model ? <ModelView say={say} view={view} model={view.model} variant={variant} pictures={pictures} /> : null}
    >
      <Measure site={site} say={say} facts={view.facts} />
    </Gallery>
  );
};
