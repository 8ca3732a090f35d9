import type { StoryEntry } from '#stories/entry.ts';
import { DocsScreen } from '../docs-screen.tsx';
import { Stage } from '../stage/stage.tsx';
import { Examples } from './examples.tsx';
import { HandsAndEars } from './hands-and-ears.tsx';
import { Properties } from './properties.tsx';
import { Prose } from './prose.tsx';
import { StatesTable } from './states.tsx';
import { TokensUsed } from './tokens-used.tsx';
import { Usage } from './usage.tsx';

/** Everything that is to be known of a component: seen, tried, by keyboard, by ear. */
export const StoryPage = ({ entry }: { entry: StoryEntry }) => (
  <DocsScreen address={`/docs/${entry.slug}`} title={entry.title} summary={<Prose text={entry.summary} />}>
    <Stage entry={entry} />
    {entry.states && <StatesTable slug={entry.slug} states={entry.states} />}
    <Examples entry={entry} />
    <Properties sources={entry.sources} />
    <HandsAndEars keyboard={entry.keyboard} transcript={entry.transcript} notes={entry.notes} />
    <Usage use={entry.use} />
    <TokensUsed names={entry.tokens} />
  </DocsScreen>
);
