import { z } from 'zod';

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** The topics of chapters, in the order of a story. */
const chapterKinds = ['shape', 'material', 'making', 'use', 'care', 'fit'] as const;
export type ChapterKind = (typeof chapterKinds)[number];

/** Lengths that may be drawn as a line to scale: facts of a sink, then of a tap. */
const storyLines = ['width', 'cabinet', 'cutOut', 'bowls', 'height', 'reach', 'outletHeight'] as const;
export type StoryLineName = (typeof storyLines)[number];

/** A chapter of a product's story: its text, and the picture or drawing next to it. */
const storyChapter = z.strictObject({
  /** The key of its text in `content/stories/{language}.json`; products of one material share them. */
  chapter: key,
  kind: z.enum(chapterKinds),
  /** A picture of the media list. */
  picture: z
    .string()
    .regex(/^[a-z0-9]+(?:--?[a-z0-9]+)*$/)
    .optional(),
  /** `wall`: the bowl's wall in section, drawn from the facts; sinks only. */
  drawing: z.enum(['wall']).optional(),
  /** Lengths below each other, to one scale. */
  lines: z.array(z.enum(storyLines)).min(2).max(3).optional(),
});
export type StoryChapterFile = z.infer<typeof storyChapter>;

/** `content/stories/stories.json`: the chapters of each product that has a story. */
export const storiesFile = z.record(key, z.array(storyChapter).min(4).max(6));
export type StoriesFile = z.infer<typeof storiesFile>;

/** `content/stories/{language}.json`: the texts of the chapters. Numbers are placeholders in braces, filled from the facts of the product. */
export const storyTexts = z.record(key, z.strictObject({ headline: z.string().min(4).max(80), text: z.string().min(14).max(320) }));
export type StoryTexts = z.infer<typeof storyTexts>;
