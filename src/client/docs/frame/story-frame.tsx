'use client';
import { type ReactNode, useSyncExternalStore } from 'react';
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

type Props = {
  slug: string;
  variant: string;
  controls: readonly Control[];
  /** What the example is called: its component or module, and itself. */
  titles: readonly [string, string];
  /** A module's section, as the server shows it; left out for a component. */
  children?: ReactNode;
};

/** One example alone on paper, nothing around it: what snapshots, scans and windows look at. Within a page it has that page's headings. */
export const StoryFrame = ({ slug, variant, controls, titles, children }: Props) => {
  const changes = useFrameLook(controls);
  const title = useWindowTitle();
  const story = findStory(slug);
  return (
    <main lang="en" aria-label={title || undefined} className={styles['frame']} data-section={children !== undefined || undefined}>
      {title === '' && (
        <div className="visually-hidden">
          <h1>{titles[0]}</h1>
          <h2>{titles[1]}</h2>
        </div>
      )}
      {children ?? (story && <Example story={story} example={variant} changes={changes} />)}
      <Announcer />
    </main>
  );
};
