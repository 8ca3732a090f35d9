'use client';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { findStory } from '#stories/all.ts';
import type { StoryEntry } from '#stories/entry.ts';
import { CodeBlock } from '../code-block.tsx';
import { Scroller } from '../scroller.tsx';
import { applyChanges } from './changes.ts';
import { codeOf } from './code-of.ts';
import { Controls } from './controls.tsx';
import { CopyButton } from './copy-button.tsx';
import { Example } from './example.tsx';
import { ExampleFrame } from './example-frame.tsx';
import { LookBar } from './look-bar.tsx';
import { replaceQuery, useQuery } from './query.ts';
import { ownArgs, sourceOf } from './source-of.ts';
import styles from './stage.module.css';
import { frameAddress, readView, type View, writeView } from './view.ts';

// The view in the URL, and a setter for it.
const useView = ({ variants, controls }: StoryEntry): [View, (next: View) => void] => {
  const examples = variants.map(({ id }) => id);
  const view = readView(new URLSearchParams(useQuery()), examples, controls);
  return [view, (next) => replaceQuery(writeView(next))];
};

// More inputs than these would leave the example isolated in the middle of a tall stage.
const mostBeside = 6;

/** A component on a stage: examples to choose from, properties to change, view settings, and the resulting code. */
export const Stage = ({ entry }: { entry: StoryEntry }) => {
  const [view, change] = useView(entry);
  const story = findStory(entry.slug);
  const variant = story?.variants.find(({ id }) => id === view.example) ?? story?.variants[0];
  if (!story || !variant) return null;
  const { width, scheme, direction, size } = view;
  const isFramed = entry.isFramed || [width, scheme, direction, size].some((one) => one !== undefined);
  const title = `${entry.title} on the stage: ${variant.title}`;
  const args = applyChanges(variant.args, view.changes);
  const source = sourceOf(entry, args);
  const code = source ? codeOf(source.name, ownArgs(source, args)) : '';
  return (
    <div className={styles['whole']}>
      <h2 className="visually-hidden">Stage</h2>
      <div className={styles['demo']} data-wide={isFramed || entry.controls.length > mostBeside || undefined}>
        <LookBar view={view} onChange={change} />
        <div className={styles['stage']} data-stage data-framed={isFramed || undefined}>
          {isFramed ? (
            <Scroller label={title}>
              <ExampleFrame key={variant.id} slug={entry.slug} example={variant.id} title={title} view={view} isTall={entry.isFramed} />
            </Scroller>
          ) : (
            <Example story={story} example={variant.id} changes={view.changes} />
          )}
        </div>
        <Controls entry={entry} args={variant.args} view={view} onChange={change} />
      </div>
      <CodeBlock text={code} />
      <div className={styles['links']}>
        <TextLink variant="action" icon="external" href={frameAddress(entry.slug, variant.id, view)}>
          Open alone
        </TextLink>
        <CopyButton label="Copy address" />
      </div>
    </div>
  );
};
