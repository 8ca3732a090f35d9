import { DocsScreen } from '../docs-screen.tsx';
import { Part } from '../story/part.tsx';
import { edgePairs, filledPairs, measure, textPairs } from './contrast.ts';
import { ContrastSheet } from './contrast-sheet.tsx';
import { foundationAt } from './foundations.ts';
import { TokenTable } from './token-table.tsx';
import { tokens } from './tokens.ts';

const { href, title, summary, chapters } = foundationAt('/docs/colour');

const sheets = [
  { id: 'text', title: 'Text', note: 'At least 4.5 : 1, on the page background and on soft panels.', pairs: measure(textPairs, tokens) },
  {
    id: 'filled',
    title: 'Text on a colour',
    note: 'At least 4.5 : 1, each on the one background it is designed for.',
    pairs: measure(filledPairs, tokens),
  },
  {
    id: 'edges',
    title: 'Edges of controls',
    note: 'At least 3 : 1, because they identify a field as such.',
    pairs: measure(edgePairs, tokens),
  },
];

const tables = chapters.map((chapter, at) => ({
  ...(at === 0 ? { id: 'roles', title: 'All roles' } : { id: 'finishes', title: 'Finishes' }),
  chapter,
}));

/** Each role as it looks and as it measures, light and dark. */
export const ColourPage = () => (
  <DocsScreen address={href} title={title} summary={summary} parts={[...sheets, ...tables]}>
    {sheets.map(({ id, title: name, note, pairs }) => (
      <Part key={id} id={id} title={name}>
        <p>{note}</p>
        <ContrastSheet pairs={pairs} />
      </Part>
    ))}
    {tables.map(({ id, title: name, chapter }) => (
      <Part key={id} id={id} title={name}>
        <TokenTable label={chapter} tokens={tokens.filter((token) => token.chapter === chapter)} />
      </Part>
    ))}
  </DocsScreen>
);
