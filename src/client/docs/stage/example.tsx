'use client';
import { createElement, type FunctionComponent } from 'react';
import type { AnyStory } from '#stories/story.ts';
import { applyChanges, type Changes } from './changes.ts';

type Props = {
  story: AnyStory;
  /** Id of one of its variants. */
  example: string | undefined;
  changes: Changes;
};

/** One example of a story with its changes. A component reads its defaults once, so a changed default makes it anew. */
export const Example = ({ story, example, changes }: Props) => {
  const variant = story.variants.find(({ id }) => id === example) ?? story.variants[0];
  const defaults = Object.entries(changes).filter(([name]) => name.startsWith('default'));
  const key = JSON.stringify([variant.id, ...defaults]);
  return createElement(story.component as FunctionComponent<object>, { key, ...applyChanges(variant.args, changes) });
};
