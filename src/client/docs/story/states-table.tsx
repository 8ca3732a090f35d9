'use client';
import { findStory } from '#stories/all.ts';
import type { StoryEntry } from '#stories/entry.ts';
import type { AnyStory } from '#stories/story.ts';
import { Example } from '../stage/example.tsx';
import { ScrollTable } from './scroll-table.tsx';

type States = NonNullable<AnyStory['states']>;

// Ids and field names are made unique, or twenty of a kind would form one group on this page.
const marksOf = ({ group }: AnyStory): readonly string[] => (group === 'Input' ? ['id', 'name'] : ['id']);

const argsOf = (story: AnyStory, { prop }: States, value: string, column: States['columns'][number]) => {
  const [first] = story.variants;
  const own = `state-${value}-${column.title}`.replaceAll(/\W+/g, '-').toLowerCase();
  const marks = Object.fromEntries(
    marksOf(story)
      .filter((key) => key in first.args)
      .map((key) => [key, own]),
  );
  const words = 'children' in first.args && typeof first.args.children === 'string' ? { children: 'Choose', icon: undefined } : {};
  return { ...first.args, ...words, [prop]: value, ...marks, ...column.args };
};

/** The states side by side, with the selector that styles each. */
export const StatesTable = ({ slug, states: table }: { slug: string; states: NonNullable<StoryEntry['states']> }) => {
  const story = findStory(slug);
  const states = story?.states;
  if (!story || !states) return null;
  return (
    <ScrollTable
      label="States"
      heads={[
        { title: table.prop },
        ...table.columns.map(({ title, selector }) => ({ title, below: selector && <code>{selector}</code> })),
      ]}
    >
      {states.values.map((value) => (
        <tr key={value}>
          <td>
            <code>{value}</code>
          </td>
          {states.columns.map((column) => (
            <td key={column.title}>
              <Example
                story={{ ...story, variants: [{ id: value, title: value, args: argsOf(story, states, value, column) }] }}
                example={value}
                changes={{}}
              />
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
};
