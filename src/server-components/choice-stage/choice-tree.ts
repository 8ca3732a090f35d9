import type { IconName } from '#client/primitives/icon/icon-names.ts';
import type { ImageReference } from '#shared/content/references.ts';
import type { Finish } from '#shared/contract/finishes.ts';

/** Shown before the text of a choice: an icon, or the colour of a finish. */
export type ChoiceMark = { kind: 'icon'; icon: IconName } | { kind: 'code'; code: Finish };

/** One answer: its text, and either the picture that it shows or the next question. */
export type Choice = {
  id: string;
  text: string;
  mark?: ChoiceMark | undefined;
  image?: { reference: ImageReference; alt: string | null } | undefined;
  next?: ChoiceGroup | undefined;
};

/** A question with its answers; the first one is selected. `isShown`: its label is visible, not only read out. */
export type ChoiceGroup = { id: string; label: string; isShown: boolean; choices: readonly Choice[] };

/** The number of lines of a question and all that follow from it, if all were visible: so many rows are reserved beside the picture. */
export const countLines = ({ isShown, choices }: ChoiceGroup): number =>
  choices.reduce((lines, { next }) => lines + 1 + (next === undefined ? 0 : countLines(next)), isShown ? 1 : 0);
