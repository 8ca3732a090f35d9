import type { Choice, ChoiceGroup, ChoiceMark } from '#server-components/choice-stage/choice-tree.ts';
import type { SelectComplexData } from './select-complex.schema.ts';

type First = SelectComplexData['selects']['items'][number];
type Answer = Omit<First, 'subSelects'> & { subSelects?: Question | null };
type Question = { label: string; identifier: string; items: readonly Answer[] };

const markOf = ({ variant }: Answer): ChoiceMark | undefined => {
  if (variant.identifier === 'icon') return { kind: 'icon', icon: variant.icon };
  return variant.identifier === 'code' ? { kind: 'code', code: variant.code } : undefined;
};

const toChoice = (answer: Answer, around: Choice['image']): Choice => {
  const reference = answer.imageSelected ?? answer.image;
  const own = reference === null ? around : { reference, alt: answer.imageSelectedAlt };
  const place = { id: answer.identifier, text: answer.text, mark: markOf(answer) };
  return answer.subSelects ? { ...place, next: toChoices(answer.subSelects, own) } : { ...place, image: own };
};

/** A question in display form: only last answers have pictures; one without a picture of its own takes that of its parent. */
export const toChoices = ({ label, identifier, items }: Question, around?: Choice['image']): ChoiceGroup => ({
  id: identifier,
  label,
  isShown: true,
  choices: items.map((item) => toChoice(item, around)),
});
