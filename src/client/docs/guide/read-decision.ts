/** A paragraph with its leading label (`Context`), a list, or a table row by row. */
export type Block =
  | { kind: 'words'; head: string | undefined; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; rows: readonly (readonly string[])[] };

/** A decision as written in docs/decisions. */
type Decision = { number: string; title: string; blocks: readonly Block[] };

// Links point to neighbouring files; here their text is enough.
const stripMarkdown = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

const cellsOf = (line: string): string[] => line.split('|').slice(1, -1).map(stripMarkdown);
const isRule = (line: string): boolean => /^[|\s:-]+$/.test(line);

const blockOf = (text: string): Block => {
  const lines = text.split('\n');
  if (lines[0]?.startsWith('|')) return { kind: 'table', rows: lines.filter((line) => !isRule(line)).map(cellsOf) };
  if (lines[0]?.startsWith('- ')) return { kind: 'list', items: text.replace(/^- /, '').split(/\n- /).map(stripMarkdown) };
  const [, head, remaining = text] = text.match(/^\*\*([^*]+?)\.?\*\*\s*([\s\S]*)$/) ?? [];
  return { kind: 'words', head, text: stripMarkdown(remaining) };
};

/** Reads the Markdown of a decision: a title with its number, paragraphs, lists and tables. */
export const readDecision = (markdown: string): Decision => {
  const [first = '', ...blocks] = markdown.trim().split(/\n{2,}/);
  const [, number = '', title = first] = first.match(/^# (\d+) (.+)$/) ?? [];
  return { number, title, blocks: blocks.map(blockOf) };
};
