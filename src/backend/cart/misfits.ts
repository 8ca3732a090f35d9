import 'server-only';
import { findVariant } from '#backend/catalogue/catalogue.ts';
import type { SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import { tapServes } from '#shared/catalogue/tap-fit.ts';
import type { Cart, CartItem } from '#shared/contract/cart.ts';

type Named<Facts> = { name: string; facts: Facts };

const ofKind = <Facts extends SinkFacts | TapFacts>(items: readonly CartItem[], kind: Facts['kind']): Named<Facts>[] =>
  items.flatMap(({ variantKey, item }) => {
    const facts = findVariant(variantKey)?.product.facts;
    return facts?.kind === kind ? [{ name: item.name, facts: facts as Facts }] : [];
  });

/** Taps in a cart that serve none of its sinks, each with the first of those sinks. A cart without a sink says nothing: the sink may be at home. */
export const misfitsOf = (items: readonly CartItem[]): Cart['misfits'] => {
  const sinks = ofKind<SinkFacts>(items, 'sink');
  const [first] = sinks;
  if (!first) return [];
  return ofKind<TapFacts>(items, 'tap')
    .filter((tap) => !sinks.some((sink) => tapServes(tap.facts, sink.facts)))
    .map((tap) => ({ tap: tap.name, sink: first.name }));
};
