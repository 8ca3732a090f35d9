'use client';
import { Announcer } from '#client/primitives/announcer/announcer.tsx';
import { findStory } from '#stories/all.ts';
import type { Control } from '#stories/entry.ts';
import { Example } from '../stage/example.tsx';
import styles from './story-frame.module.css';
import { useFrameLook } from './use-frame-look.ts';

type Props = { slug: string; variant: string; controls: readonly Control[] };

/** One example alone on paper, nothing around it: what snapshots, scans and windows look at. */
export const StoryFrame = ({ slug, variant, controls }: Props) => {
  const changes = useFrameLook(controls);
  const story = findStory(slug);
  return (
    <main lang="en" className={styles['frame']}>
      <h1 className="visually-hidden">{`${slug}, ${variant}`}</h1>
      {story && <Example story={story} example={variant} changes={changes} />}
      <Announcer />
    </main>
  );
};
