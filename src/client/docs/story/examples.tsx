import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { StoryEntry } from '#stories/entry.ts';
import { ExampleFrame } from '../stage/example-frame.tsx';
import { frameAddress } from '../stage/view.ts';
import { Part } from './part.tsx';
import { PinnedTarget } from './pinned-target.tsx';
import styles from './story.module.css';

/** Every variant and state, one after the other, each with an anchor; in iframes, because their ids and layers would clash on one page. */
export const Examples = ({ entry: { slug, title, variants, isFramed } }: { entry: StoryEntry }) => (
  <Part id="examples" title="Examples">
    <PinnedTarget within="examples" />
    <ul className={styles['examples']}>
      {variants.map((variant) => (
        <li key={variant.id} id={`example-${variant.id}`} className={styles['example']}>
          <div className={styles['exampleHead']}>
            <h3 className={styles['exampleTitle']}>
              <a href={`#example-${variant.id}`}>{variant.title}</a>
            </h3>
            <TextLink variant="action" icon="external" href={frameAddress(slug, variant.id, { changes: {} })}>
              Open alone<span className="visually-hidden"> {variant.title}</span>
            </TextLink>
          </div>
          <div className={styles['exampleWindow']}>
            <ExampleFrame slug={slug} example={variant.id} title={`${title}: ${variant.title}`} isTall={isFramed} />
          </div>
        </li>
      ))}
    </ul>
  </Part>
);
