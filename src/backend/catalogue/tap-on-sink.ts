import 'server-only';
import { drawTapOnSink, fallInto } from '#shared/catalogue/drawing/tap-on-sink.ts';
import type { SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import { tapServes } from '#shared/catalogue/tap-fit.ts';
import { tapFormOf } from '#shared/catalogue/tap-form.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { catalogueOf } from './catalogue-index.ts';
import { drawSpoutOver, type NamedDrawing, wordsOf } from './drawings.ts';
import { formatMillimetres } from './measures.ts';

type Sink = { name: string; facts: SinkFacts };

/** The sinks that editors name for a tap and that it reaches, in their order. */
const sinksFor = (site: Site, productKey: string, tap: TapFacts): Sink[] => {
  const { products } = catalogueOf(site.country);
  return (products.get(productKey)?.file.matching ?? []).flatMap((key): Sink[] => {
    const file = products.get(key)?.file;
    return file?.facts.kind === 'sink' && tapServes(tap, file.facts) ? [{ name: file.name, facts: file.facts }] : [];
  });
};

/** A tap on a matching sink, drawn to scale: from the side on the first sink that it reaches without turning, else from above on the first. Undefined for a tap without such a sink. */
export const tapOnSink = (
  site: Site,
  t: Translate,
  { productKey, name }: Pick<ProductView, 'productKey' | 'name'>,
  tap: TapFacts,
): NamedDrawing | undefined => {
  const sinks = sinksFor(site, productKey, tap);
  for (const { name: sink, facts } of sinks) {
    const [drawing, fall] = [drawTapOnSink(tap, tapFormOf(productKey), facts, wordsOf(site, t)), fallInto(tap, facts)];
    if (!drawing || fall === undefined) continue;
    return { id: 'pair', name: t('product.drawing.onSink', { tap: name, sink, fall: formatMillimetres(site, fall) }), drawing };
  }
  const [first] = sinks;
  if (!first) return undefined;
  const words = { tap: name, sink: first.name, reach: formatMillimetres(site, tap.reach) };
  return { id: 'pair', name: t('planner.result.spoutDrawing', words), drawing: drawSpoutOver(site, t, first.facts, tap) };
};
