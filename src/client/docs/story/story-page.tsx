import type { StoryEntry } from '#stories/entry.ts';
import { DocsScreen } from '../docs-screen.tsx';
import type { PagePart } from '../on-page.tsx';
import { Stage } from '../stage/stage.tsx';
import { Examples } from './examples.tsx';
import { HandsAndEars } from './hands-and-ears.tsx';
import { Properties } from './properties.tsx';
import { Prose } from './prose.tsx';
import { States } from './states.tsx';
import { TokensUsed } from './tokens-used.tsx';
import { Usage } from './usage.tsx';

const partsOf = ({ states, looks, notes, tokens }: StoryEntry): PagePart[] =>
  [
    (states || looks.length > 0) && { id: 'states', title: 'States' },
    { id: 'examples', title: 'Examples' },
    { id: 'properties', title: 'Properties' },
    { id: 'keyboard', title: 'Keyboard' },
    { id: 'screen-reader', title: 'Screen reader' },
    notes.length > 0 && { id: 'accessibility', title: 'Accessibility' },
    { id: 'use', title: 'Do and do not' },
    tokens.length > 0 && { id: 'tokens', title: 'Tokens' },
  ].filter((part) => part !== false && part !== null);

/** Everything that is to be known of a component: seen, tried, by keyboard, by ear. */
export const StoryPage = ({ entry }: { entry: StoryEntry }) => (
  <DocsScreen address={`/docs/${entry.slug}`} title={entry.title} summary={<Prose text={entry.summary} />} parts={partsOf(entry)}>
    <Stage entry={entry} />
    <States entry={entry} />
    <Examples entry={entry} />
    <Properties sources={entry.sources} />
    <HandsAndEars keyboard={entry.keyboard} transcript={entry.transcript} notes={entry.notes} />
    <Usage use={entry.use} />
    <TokensUsed names={entry.tokens} />
  </DocsScreen>
);
