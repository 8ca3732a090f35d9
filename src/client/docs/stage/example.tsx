'use client';
import { createElement, type FunctionComponent } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { AnyStory } from '#stories/story.ts';
import { applyChanges, type Changes } from './changes.ts';

type Props = {
  story: AnyStory;
  /** Id of one of its variants. */
  example: string | undefined;
  changes: Changes;
};

// The documentation is English; react-aria's own texts would follow the reader's browser.
const language = 'en-GB';

/** One example of a story with its changes. A component reads its defaults once, so a changed default remounts it. */
export const Example = ({ story, example, changes }: Props) => {
  const variant = story.variants.find(({ id }) => id === example) ?? story.variants[0];
  const defaults = Object.entries(changes).filter(([name]) => name.startsWith('default'));
  const key = JSON.stringify([variant.id, ...defaults]);
  const props = { key, ...applyChanges(variant.args, changes) };
  return <I18nProvider locale={language}>{createElement(story.component as FunctionComponent<object>, props)}</I18nProvider>;
};
