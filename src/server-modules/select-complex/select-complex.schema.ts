import { z } from 'zod';
import { contentIcon } from '#server-components/content-icon.ts';
import { headline, imageReference, text } from '#shared/content/references.ts';
import { finishes } from '#shared/contract/finishes.ts';

const kind = <Name extends string>(name: Name) => z.literal(name).describe('Which of the three');

const variant = z
  .discriminatedUnion('identifier', [
    z.strictObject({ identifier: kind('text') }),
    z.strictObject({ identifier: kind('icon'), icon: contentIcon.describe('The drawing before the words') }),
    z.strictObject({ identifier: kind('code'), code: z.enum(finishes).describe('The finish whose colour is shown') }),
  ])
  .default({ identifier: 'text' })
  .describe('What stands before the words: nothing, a drawing (`icon`) or the colour of a finish (`code`)');

const identifier = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .describe('Unique among its neighbours: small letters, digits and hyphens');

const answer = z.strictObject({
  identifier,
  text: z.string().min(1).max(60).describe('The answer'),
  variant,
  image: imageReference.nullable().default(null).describe('Shown for this answer, and for deeper ones that have none of their own'),
  imageSelected: imageReference.nullable().default(null).describe('Shown in place of `image` once it is chosen'),
  imageSelectedAlt: z.string().max(160).nullable().default(null).describe('What is to be seen; left out: the words of the media list'),
});

const questionOf = <Answer extends z.ZodType>(shape: Answer) =>
  z.strictObject({
    label: z.string().min(1).max(60).describe('The question: `Mounting`'),
    identifier,
    items: z.array(shape).min(2).max(8).describe('Two to eight answers; the first one is chosen'),
  });

const second = answer.extend({ subSelects: questionOf(answer).nullable().default(null).describe('A last question that follows from it') });
const first = answer.extend({ subSelects: questionOf(second).nullable().default(null).describe('The question that follows from it') });

/** M-32 select, complex: questions that follow from each other, at most three deep; the last answer shows its picture (M-46). */
export const selectComplexSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('A sentence or two beside the headline'),
  selects: questionOf(first).describe('The first question'),
});
export type SelectComplexData = z.infer<typeof selectComplexSchema>;
