import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { StoryEntry } from '#stories/entry.ts';
import { CodeBlock } from '../code-block.tsx';
import { DocsScreen } from '../docs-screen.tsx';
import { TokenTable } from '../foundations/token-table.tsx';
import { findToken } from '../foundations/tokens.ts';
import type { PagePart } from '../on-page.tsx';
import { Stage } from '../stage/stage.tsx';
import { AccessibilityNotes } from './accessibility-notes.tsx';
import { Examples } from './examples.tsx';
import { LooksTable } from './looks-table.tsx';
import { Part } from './part.tsx';
import { Properties } from './properties.tsx';
import { Prose } from './prose.tsx';
import { StatesTable } from './states-table.tsx';
import { Usage } from './usage.tsx';

// The design tokens that its styles read, with their purpose.
const TokensUsed = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <Part id="tokens" title="Tokens">
      <TokenTable label="Tokens" tokens={names.map(findToken).filter((token) => token !== undefined)} />
    </Part>
  );

// Its interaction states, and the selectors that style them.
const States = ({ entry: { slug, states, looks, variants } }: { entry: StoryEntry }) =>
  (states || looks.length > 0) && (
    <Part id="states" title="States">
      {states && <StatesTable slug={slug} states={states} />}
      {looks.length > 0 && <LooksTable looks={looks} variants={variants} />}
    </Part>
  );

// A module's first example as it appears in a page's file.
const Sample = ({ text, schema }: { text: string; schema: string }) => (
  <Part id="data" title="In a page file">
    <CodeBlock text={text} />
    <p>
      <TextLink href={schema} variant="action">
        JSON Schema of its data
      </TextLink>
    </p>
  </Part>
);

// Written by `npm run stories:index`.
const schemaOf = ({ slug }: StoryEntry): string => `/docs/modules/${slug.replace(/^module-/, '')}.schema.json`;

const partsOf = ({ states, looks, notes, tokens, sample }: StoryEntry): PagePart[] =>
  [
    (states || looks.length > 0) && { id: 'states', title: 'States' },
    { id: 'examples', title: 'Examples' },
    sample !== null && { id: 'data', title: 'In a page file' },
    { id: 'properties', title: 'Properties' },
    { id: 'keyboard', title: 'Keyboard' },
    { id: 'screen-reader', title: 'Screen reader' },
    notes.length > 0 && { id: 'accessibility', title: 'Accessibility' },
    { id: 'use', title: 'Dos and don’ts' },
    tokens.length > 0 && { id: 'tokens', title: 'Tokens' },
  ].filter((part) => part !== false && part !== null);

/** The full page of a component: examples, properties, keyboard and screen reader behaviour. */
export const StoryPage = ({ entry }: { entry: StoryEntry }) => (
  <DocsScreen address={`/docs/${entry.slug}`} title={entry.title} summary={<Prose text={entry.summary} />} parts={partsOf(entry)}>
    {entry.sample === null ? <Stage entry={entry} /> : null}
    <States entry={entry} />
    <Examples entry={entry} />
    {entry.sample === null ? null : <Sample text={entry.sample} schema={schemaOf(entry)} />}
    <Properties sources={entry.sources} />
    <AccessibilityNotes keyboard={entry.keyboard} transcript={entry.transcript} notes={entry.notes} />
    <Usage use={entry.use} />
    <TokensUsed names={entry.tokens} />
  </DocsScreen>
);
