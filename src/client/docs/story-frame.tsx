'use client';
import { Announcer } from '#client/primitives/announcer/announcer.tsx';
import { findStory } from '#stories/all.ts';
import { Example } from './demo.tsx';
import styles from './story-frame.module.css';

/** One example alone on paper, nothing around it: what snapshots, scans and frames look at. */
export const StoryFrame = ({ slug, variant }: { slug: string; variant: string }) => {
  const story = findStory(slug);
  const example = story?.variants.find(({ id }) => id === variant);
  return (
    <main lang="en" className={styles['frame']}>
      <h1 className="visually-hidden">{`${slug}, ${variant}`}</h1>
      {story && example && <Example story={story} args={example.args} />}
      <Announcer />
    </main>
  );
};
