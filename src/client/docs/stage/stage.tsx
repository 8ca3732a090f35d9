'use client';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { findStory } from '#stories/all.ts';
import type { StoryEntry } from '#stories/entry.ts';
import { Scroller } from '../scroller.tsx';
import { applyChanges } from './changes.ts';
import { codeOf } from './code-of.ts';
import { Controls } from './controls.tsx';
import { CopyButton } from './copy-button.tsx';
import { Example } from './example.tsx';
import { ExampleFrame } from './example-frame.tsx';
import { LookBar } from './look-bar.tsx';
import styles from './stage.module.css';
import { useView } from './use-view.ts';
import { frameAddress } from './view.ts';

/** A component on a stage: examples to choose from, properties to try out, ways to look at it, and the code for what is seen. */
export const Stage = ({ entry }: { entry: StoryEntry }) => {
  const [view, change] = useView(entry);
  const story = findStory(entry.slug);
  const variant = story?.variants.find(({ id }) => id === view.example) ?? story?.variants[0];
  if (!story || !variant) return null;
  const { width, scheme, direction, size } = view;
  const isFramed = entry.isFramed || [width, scheme, direction, size].some((one) => one !== undefined);
  const title = `${entry.title} on the stage: ${variant.title}`;
  const code = codeOf(entry.sources[0]?.name ?? entry.title.replaceAll(' ', ''), applyChanges(variant.args, view.changes));
  return (
    <div className={styles['whole']}>
      <div className={styles['demo']} data-wide={isFramed || undefined}>
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
      <div className={styles['code']}>
        <pre>
          <code>{code}</code>
        </pre>
        <CopyButton label="Copy" textOf={() => code} />
      </div>
      <div className={styles['links']}>
        <TextLink variant="action" icon="external" href={frameAddress(entry.slug, variant.id, view)}>
          Open alone
        </TextLink>
        <CopyButton label="Copy address" textOf={() => location.href} />
      </div>
    </div>
  );
};
