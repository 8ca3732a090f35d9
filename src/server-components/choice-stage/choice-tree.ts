import type { IconName } from '#client/primitives/icon/icon-names.ts';
import type { ImageReference } from '#shared/content/references.ts';
import type { Finish } from '#shared/contract/finishes.ts';

/** What stands before the words of a choice: a drawing, or the colour of a finish. */
export type ChoiceMark = { kind: 'icon'; icon: IconName } | { kind: 'code'; code: Finish };

/** One answer: what it says, and either the picture that it shows or the next question. */
export type Choice = {
  id: string;
  text: string;
  mark?: ChoiceMark | undefined;
  image?: { reference: ImageReference; alt: string | null } | undefined;
  next?: ChoiceGroup | undefined;
};

/** A question with its answers; the first one is chosen. `isShown`: its words are seen, not only heard. */
export type ChoiceGroup = { id: string; label: string; isShown: boolean; choices: readonly Choice[] };

/** How many lines a question takes with all that follow from it, were all of them in sight: so many rows stand ready beside the picture. */
export const countLines = ({ isShown, choices }: ChoiceGroup): number =>
  choices.reduce((lines, { next }) => lines + 1 + (next === undefined ? 0 : countLines(next)), isShown ? 1 : 0);
