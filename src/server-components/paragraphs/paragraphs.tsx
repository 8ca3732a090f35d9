import { tieUnits } from './tie-units.ts';

type ParagraphsProps = { text: string; className?: string | undefined };

/** Splits a running text into paragraphs at empty lines. */
const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Running text from content as paragraphs. */
export const Paragraphs = ({ text, className }: ParagraphsProps) =>
  splitParagraphs(text).map((paragraph) => (
    <p key={paragraph} className={className}>
      {tieUnits(paragraph)}
    </p>
  ));
