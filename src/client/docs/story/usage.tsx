import { Icon } from '#client/primitives/icon/icon.tsx';
import type { StoryEntry } from '#stories/entry.ts';
import { Part } from './part.tsx';
import { Prose } from './prose.tsx';
import styles from './story.module.css';

const sides = [
  { name: 'do', title: 'Do', icon: 'check-circle' },
  { name: 'dont', title: 'Do not', icon: 'none' },
] as const;

/** When to use it, and when to use something else. */
export const Usage = ({ use }: { use: StoryEntry['use'] }) => (
  <Part id="use" title="Dos and don’ts">
    <div className={styles['usage']}>
      {sides.map(({ name, title, icon }) => (
        <section key={name} className={styles['side']} data-side={name}>
          <h3 className={styles['sideTitle']}>
            <Icon name={icon} size="s" />
            {title}
          </h3>
          <ul className={styles['notes']}>
            {use[name].map((rule) => (
              <li key={rule}>
                <Prose text={rule} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </Part>
);
