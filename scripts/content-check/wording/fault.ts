import type { LocatedText } from './located-text.ts';

/** A possible error in one text. `what`, together with the rule, identifies it when an editor accepts it. */
export type Fault = { rule: string; what: string; message: string };

/** A finding and its location. */
export type LocatedFault = Fault & Pick<LocatedText, 'file' | 'location' | 'language'>;

/** Checks one text by itself. */
export type Rule = (text: LocatedText) => Fault[];

type PatternsFor = (text: LocatedText) => readonly (readonly [RegExp, string])[];

const around = 12;

const ruleOf =
  (rule: string, patternsFor: PatternsFor, reach: number): Rule =>
  (placed) =>
    patternsFor(placed).flatMap(([pattern, says]) => {
      const found = pattern.exec(placed.text);
      if (!found) return [];
      const what = placed.text.slice(Math.max(0, found.index - reach), found.index + found[0].length + reach).trim();
      return [{ rule, what, message: `${says} '${what}'` }];
    });

/** A rule that reports each of the given patterns found in a text. */
export const patternRule = (rule: string, patternsFor: PatternsFor): Rule => ruleOf(rule, patternsFor, 0);

/** The same for patterns of a single character, which is reported with the letters beside it. */
export const patternRuleAround = (rule: string, patternsFor: PatternsFor): Rule => ruleOf(rule, patternsFor, around);
