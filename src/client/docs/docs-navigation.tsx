'use client';
import { stories } from '#stories/all.ts';
import { storyGroups } from '#stories/story.ts';
import styles from './docs.module.css';

/** All components by group; the open one is marked. */
export const DocsNavigation = ({ slug }: { slug: string | undefined }) => (
  <nav aria-label="Components" className={styles['navigation']}>
    {storyGroups.map((group) => (
      <div key={group}>
        <h2 className={styles['group']}>{group}</h2>
        <ul>
          {stories
            .filter((story) => story.group === group)
            .map((story) => (
              <li key={story.slug}>
                <a href={`/docs/${story.slug}`} aria-current={story.slug === slug ? 'page' : undefined} className={styles['entry']}>
                  {story.title}
                </a>
              </li>
            ))}
        </ul>
      </div>
    ))}
  </nav>
);
