'use client';
import { useSyncExternalStore } from 'react';
import { Announcer } from '#client/primitives/announcer/announcer.tsx';
import { findStory } from '#stories/all.ts';
import type { Control } from '#stories/entry.ts';
import { Example } from '../stage/example.tsx';
import styles from './story-frame.module.css';
import { useFrameLook } from './use-frame-look.ts';

const never = () => () => {};

// What the page around this window calls it; empty while it is alone, on the server, and while hydrating.
const useWindowTitle = (): string =>
  useSyncExternalStore(
    never,
    () => (parent === window ? '' : (frameElement?.getAttribute('title') ?? '')),
    () => '',
  );

type Props = { slug: string; variant: string; controls: readonly Control[] };

/** One example alone on paper, nothing around it: what snapshots, scans and windows look at. Within a page it has that page's headings. */
export const StoryFrame = ({ slug, variant, controls }: Props) => {
  const changes = useFrameLook(controls);
  const title = useWindowTitle();
  const story = findStory(slug);
  const example = story?.variants.find(({ id }) => id === variant);
  return (
    <main lang="en" aria-label={title || undefined} className={styles['frame']}>
      {title === '' && (
        <div className="visually-hidden">
          <h1>{story?.title}</h1>
          <h2>{example?.title}</h2>
        </div>
      )}
      {story && <Example story={story} example={variant} changes={changes} />}
      <Announcer />
    </main>
  );
};
