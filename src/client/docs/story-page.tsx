'use client';
import type { ReactNode } from 'react';
import { findStory } from '#stories/all.ts';
import type { AnyStory } from '#stories/story.ts';
import { Demo, Example } from './demo.tsx';
import styles from './docs.module.css';
import { DocsNavigation } from './docs-navigation.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles['partTitle']}>{title}</h2>
    {children}
  </section>
);

const Table = ({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly [string, ...ReactNode[]])[] }) => (
  <div className={styles['table']}>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <td>
              <code>{first}</code>
            </td>
            {rest.map((cell, column) => (
              <td key={heads[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const States = ({ story }: { story: AnyStory }) => {
  const { states } = story;
  if (!states) return null;
  const args = { ...story.variants[0].args, icon: undefined, children: 'Choose' };
  return (
    <Part title="States">
      <Table
        heads={[states.prop, ...states.columns.map(({ title }) => title)]}
        rows={states.values.map((value) => [
          value,
          ...states.columns.map((column) => (
            <Example key={column.title} story={story} args={{ ...args, [states.prop]: value, ...column.args }} />
          )),
        ])}
      />
    </Part>
  );
};

const Keys = ({ keys }: { keys: readonly string[] }) => keys.map((key) => <kbd key={key}>{key}</kbd>);

/** Everything that is to be known of a component: seen, tried, by keyboard, by ear. */
export const StoryPage = ({ slug }: { slug: string }) => {
  const story = findStory(slug);
  if (!story) return null;
  return (
    <div className={`wrap ${styles['docs']}`}>
      <DocsNavigation slug={slug} />
      <div className={styles['main']}>
        <div className={styles['head']}>
          <h1>{story.title}</h1>
          <p className={styles['summary']}>{story.summary}</p>
        </div>
        <Demo story={story} />
        <States story={story} />
        {story.props && story.props.length > 0 && (
          <Part title="Properties">
            <Table
              heads={['Name', 'Type', 'Default', 'Meaning']}
              rows={story.props.map(({ name, type, standard, meaning }) => [
                name,
                <code key="type">{type}</code>,
                <code key="standard">{standard}</code>,
                meaning,
              ])}
            />
          </Part>
        )}
        {story.keyboard.length > 0 && (
          <Part title="Keyboard">
            <table className={styles['keys']}>
              <thead>
                <tr>
                  <th scope="col">Key</th>
                  <th scope="col">Effect</th>
                </tr>
              </thead>
              <tbody>
                {story.keyboard.map(({ keys, effect }) => (
                  <tr key={effect}>
                    <td>
                      <Keys keys={keys} />
                    </td>
                    <td>{effect}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Part>
        )}
        <Part title="Accessibility">
          <ul className={styles['notes']}>
            {story.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Part>
      </div>
    </div>
  );
};
