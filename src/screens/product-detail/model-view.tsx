import type { GalleryPicture } from '#client/gallery/gallery-picture.ts';
import { ModelButton } from '#client/model/model-button.tsx';
import type { ModelTexts } from '#client/model/model-texts.ts';
import { viewsFrom } from '#client/model/view-from.ts';
import type { ProductModel, ProductView } from '#shared/catalogue/product-view.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type ModelViewProps = { say: Translate; view: ProductView; model: ProductModel; variant: Variant; pictures: GalleryPicture[] };

/** From where a product is looked at first: as in its front picture. */
const orbits = { sink: '-24deg 48deg 100%', tap: '-42deg 80deg 90%', accessory: '-24deg 58deg 90%' } as const;

const textsOf = (say: Translate, name: string): ModelTexts => ({
  open: say('product.model.open'),
  title: say('product.model.title', { name }),
  close: say('product.gallery.close'),
  loading: say('product.model.loading'),
  hint: say('product.model.hint'),
  keys: say('product.model.keys'),
  turnLeft: say('product.model.turnLeft'),
  turnRight: say('product.model.turnRight'),
  turnUp: say('product.model.turnUp'),
  turnDown: say('product.model.turnDown'),
  nearer: say('product.model.nearer'),
  farther: say('product.model.farther'),
  reset: say('product.model.reset'),
  finish: say('product.finish'),
  room: say('product.model.room'),
  roomFailed: say('product.model.roomFailed'),
  missing: say('product.model.missing'),
  instead: say('product.model.instead'),
  drawings: say('product.model.drawings'),
  views: Object.fromEntries(viewsFrom.map((from) => [from, say(`product.model.view.${from}`)])) as ModelTexts['views'],
});

/** The button that opens a product's 3-D view (B-08), with all that is said in it. Nothing where the model lacks every finish on sale. */
export const ModelView = ({ say, view, model, variant, pictures }: ModelViewProps) => {
  const [first, ...others] = view.finishes
    .filter(({ id }) => model.finishes.includes(id))
    .map(({ id, name }) => ({ id, name, alt: say('product.model.alt', { name: view.name, finish: name }) }));
  if (!first) return null;
  return (
    <ModelButton
      src={model.url}
      orbit={orbits[view.kind]}
      finishes={[first, ...others]}
      chosen={variant.finish}
      pictures={pictures}
      texts={textsOf(say, view.name)}
    />
  );
};
