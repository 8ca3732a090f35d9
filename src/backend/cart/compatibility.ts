import 'server-only';
import { findVariant, textsOf } from '#backend/catalogue/catalogue.ts';
import { accessoryFits, asksNothing } from '#shared/catalogue/accessory-fit.ts';
import type { AccessoryFacts, ProductFacts, SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import { formatMillimetres } from '#shared/catalogue/format-length.ts';
import { tapServes } from '#shared/catalogue/tap-fit.ts';
import type { Cart, CartItem } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';

type Named<Facts> = { name: string; facts: Facts };

const factsOf = ({ variantKey }: CartItem): ProductFacts | undefined => findVariant(variantKey)?.product.facts;

const ofKind = <Facts extends SinkFacts | TapFacts>(items: readonly CartItem[], kind: Facts['kind']): Named<Facts>[] =>
  items.flatMap((item) => {
    const facts = factsOf(item);
    return facts?.kind === kind ? [{ name: item.item.name, facts: facts as Facts }] : [];
  });

/**
 * Taps in a cart that fit none of its sinks, each with the first of those sinks. A cart without a sink has no misfits: the sink may be at
 * home. Undula's own taps reach a bowl of every Undula sink; the notice is for a catalogue in which one does not.
 */
export const misfitsOf = (items: readonly CartItem[]): Cart['misfits'] => {
  const sinks = ofKind<SinkFacts>(items, 'sink');
  const [first] = sinks;
  if (!first) return [];
  return ofKind<TapFacts>(items, 'tap')
    .filter((tap) => !sinks.some((sink) => tapServes(tap.facts, sink.facts)))
    .map((tap) => ({ tap: tap.name, sink: first.name }));
};

const tapWords = (site: Site, tap: TapFacts, sink: Named<SinkFacts>): string => {
  const values = { name: sink.name, hole: formatMillimetres(tap.tapHole, site.locale), reach: formatMillimetres(tap.reach, site.locale) };
  return textsOf(site.locale)(sink.facts.tapHoles.length > 0 ? 'cart.fits.tap' : 'cart.fits.worktop', values);
};

const accessoryWords = (site: Site, accessory: AccessoryFacts, items: readonly CartItem[]): string | undefined => {
  if (asksNothing(accessory.fits)) return undefined;
  const others = [...ofKind<SinkFacts>(items, 'sink'), ...ofKind<TapFacts>(items, 'tap')];
  const other = others.find(({ facts }) => accessoryFits(accessory, facts));
  return other && textsOf(site.locale)('cart.fits.plain', { name: other.name });
};

/** The lines of a cart; a tap or an accessory with installation requirements names another line that it fits, where there is one. */
export const withCompatibility = (site: Site, items: readonly CartItem[]): CartItem[] =>
  items.map((item) => {
    const facts = factsOf(item);
    if (facts?.kind === 'accessory') return { ...item, fits: accessoryWords(site, facts, items) };
    if (facts?.kind !== 'tap') return item;
    const sink = ofKind<SinkFacts>(items, 'sink').find((one) => tapServes(facts, one.facts));
    return sink ? { ...item, fits: tapWords(site, facts, sink) } : item;
  });
