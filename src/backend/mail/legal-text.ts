import 'server-only';
import type { PageTexts } from '#shared/content/page-file.ts';
import { richText } from '#shared/content/references.ts';
import { plainTextOf } from '#shared/rich-text/plain-text.ts';

const said = ['headline', 'title', 'text'];

// Only what a reader sees: the names of settings, pictures and links stay away.
const paragraphs = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') return said.includes(name) && value !== '' ? [value] : [];
  const rich = richText.safeParse(value);
  if (rich.success) return [plainTextOf(rich.data.html)];
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => paragraphs(entry, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => paragraphs(below, key));
};

/** A legal page as plain text, in its order: what the law wants the buyer to be able to keep. */
export const legalText = ({ label, sections }: PageTexts): string =>
  `${[label, ...sections.flatMap(({ data }) => paragraphs(data))].join('\n\n')}\n`;
