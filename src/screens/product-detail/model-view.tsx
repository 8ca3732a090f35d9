import type { GalleryPicture } from '#client/gallery/gallery-picture.ts';
import { ModelButton } from '#client/model/model-button.tsx';
import type { ModelTexts } from '#client/model/model-texts.ts';
import { viewsFrom } from '#client/model/view-from.ts';
import type { ProductModel, ProductView } from '#shared/catalogue/product-view.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type ModelViewProps = { t: Translate; view: ProductView; model: ProductModel; variant: Variant; pictures: GalleryPicture[] };

/** The initial camera orbit: the view of the front picture. */
const orbits = { sink: '-24deg 48deg 100%', tap: '-42deg 80deg 90%', accessory: '-24deg 58deg 90%' } as const;

const textsOf = (t: Translate, name: string): ModelTexts => ({
  open: t('product.model.open'),
  title: t('product.model.title', { name }),
  close: t('product.gallery.close'),
  loading: t('product.model.loading'),
  hint: t('product.model.hint'),
  keys: t('product.model.keys'),
  turnLeft: t('product.model.turnLeft'),
  turnRight: t('product.model.turnRight'),
  turnUp: t('product.model.turnUp'),
  turnDown: t('product.model.turnDown'),
  nearer: t('product.model.nearer'),
  farther: t('product.model.farther'),
  reset: t('product.model.reset'),
  finish: t('product.finish'),
  room: t('product.model.room'),
  roomFailed: t('product.model.roomFailed'),
  missing: t('product.model.missing'),
  instead: t('product.model.instead'),
  drawings: t('product.model.drawings'),
  views: Object.fromEntries(viewsFrom.map((from) => [from, t(`product.model.view.${from}`)])) as ModelTexts['views'],
});

/** The button that opens a product's 3-D view (B-08), with all texts of it. Nothing where the model lacks every finish on sale. */
export const ModelView = ({ t, view, model, variant, pictures }: ModelViewProps) => {
  const [first, ...others] = view.finishes
    .filter(({ id }) => model.finishes.includes(id))
    .map(({ id, name }) => ({ id, name, alt: t('product.model.alt', { name: view.name, finish: name }) }));
  if (!first) return null;
  return (
    <ModelButton
      src={model.url}
      orbit={orbits[view.kind]}
      finishes={[first, ...others]}
      chosen={variant.finish}
      pictures={pictures}
      texts={textsOf(t, view.name)}
    />
  );
};
