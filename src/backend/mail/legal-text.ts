import 'server-only';
import { fieldOfSection, type PageTexts } from '#shared/content/page-file.ts';
import { richText } from '#shared/content/references.ts';
import { plainTextOf } from '#shared/rich-text/plain-text.ts';

const textFields = ['headline', 'title', 'text'];

// Only visible text: names of settings, pictures and links are skipped.
const paragraphs = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') return textFields.includes(name) && value !== '' ? [value] : [];
  const rich = richText.safeParse(value);
  if (rich.success) return [plainTextOf(rich.data.html)];
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => paragraphs(entry, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => paragraphs(below, key));
};

/** A legal page as plain text, in its order and under one heading: by law the buyer must be able to store it. */
export const legalText = ({ label, sections }: PageTexts): string => {
  const [first, ...rest] = sections.map(({ data }) => paragraphs(data));
  // A page that shows its own title starts with it; its menu label would be a second heading.
  const [title = label, ...opening] =
    sections[0] && fieldOfSection(sections[0], 'isPageTitle') === true ? (first ?? []) : [label, ...(first ?? [])];
  return `${[title, ...[...opening, ...rest.flat()].filter((paragraph) => paragraph !== title)].join('\n\n')}\n`;
};
