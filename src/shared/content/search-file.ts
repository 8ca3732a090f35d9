import { z } from 'zod';
import { accessoryUses, sinkFacts, tapFacts, tapStyles } from '#shared/catalogue/facts.ts';
import { listNames } from '#shared/catalogue/product-list.ts';
import { documentKinds } from '#shared/catalogue/product-view.ts';
import { finishes } from '#shared/contract/finishes.ts';

/** The facets whose values have words; widths and prices are numbers. */
const valuesByFacet = {
  material: sinkFacts.shape.material.options,
  mounting: sinkFacts.shape.mountings.element.options,
  bowls: ['one', 'one-and-half', 'two'],
  drainer: ['yes', 'no'],
  style: tapStyles,
  pressure: tapFacts.shape.pressure.shape.system.options,
  pullout: ['yes', 'no'],
  feature: ['window', 'filter'],
  use: accessoryUses,
  finish: finishes,
} as const;

const facetMeanings = Object.entries(valuesByFacet).flatMap(([facet, values]) => values.map((value) => `${facet}/${value}`));
const validIds: ReadonlySet<string> = new Set([...listNames, ...facetMeanings, ...documentKinds.map((kind) => `document/${kind}`)]);

const meaning = z
  .string()
  .refine((id) => validIds.has(id) || /^page\/[a-z0-9-]+$/.test(id), 'a list, a facet and its value, page/{pageId} or document/{kind}');

/** One word or several; an asterisk at the end of a word stands for any ending: `granit*`, `ohne abtropf*`. */
const form = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^*]+(?:\*\s[^*]+)*\*?$/, 'a star stands at the end of a word');

/** An editors' hint for a search about a topic rather than a product, and the page about it. */
const hint = z.strictObject({
  /** Whole terms, ignoring case and accents: `rückgabe`, `delivery time`. */
  keywords: z.array(z.string().trim().min(2).max(60)).min(1),
  /** The text before the link to the page: `What delivery costs and how long it takes:`. */
  text: z.string().min(3).max(120),
  /** Id of the page. */
  page: z.string().regex(/^[a-z0-9-]+$/),
});

/** `content/search/{language}.json`: the words of a language's shoppers where the catalogue uses others. */
export const searchFile = z.strictObject({
  /** Suggestions before anything is typed, in the order shown. */
  popular: z.array(z.string().min(2).max(60)).min(3).max(8),
  /** Topics that people search for as if they were products. */
  hints: z.array(hint).default([]),
  /** Stop words: `mit`, `kaufen`, `Küche`. */
  idle: z.array(form),
  /** A meaning, and all its synonyms: `material/granite` is `granit*`, `quarzkomposit`. */
  meanings: z.record(meaning, z.array(form).min(1)),
});
export type SearchFile = z.infer<typeof searchFile>;
