'use client';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Announcer } from '#client/primitives/announcer/announcer.tsx';
import { findStory } from '#stories/all.ts';
import type { Control } from '#stories/entry.ts';
import { Example } from '../stage/example.tsx';
import styles from './story-frame.module.css';
import { useFrameLook } from './use-frame-look.ts';

const never = () => () => {};

// The title that the embedding page gives this window; empty when it stands alone, on the server, and while hydrating.
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
  /** The example's title: its component or module, and its own name. */
  titles: readonly [string, string];
  /** A module's section as rendered by the server; omitted for a component. */
  children?: ReactNode;
};

/** One example alone: what snapshots, scans and iframes show. Embedded in a page it has that page's headings. */
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
