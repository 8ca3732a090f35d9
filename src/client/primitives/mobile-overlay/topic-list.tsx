import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './mobile-overlay.module.css';
import type { Topic } from './topic.ts';
import { useFocusAtFirst } from './use-focus-at-first.ts';

type Props = {
  topics: readonly Topic[];
  onOpen: (id: string) => void;
  /** The row to focus: the one whose second level was just left. */
  cameFrom: string | undefined;
};

const TopicButton = ({ label, isReturned, onOpen }: { label: string; isReturned: boolean; onOpen: () => void }) => (
  <button ref={useFocusAtFirst(isReturned)} type="button" className={styles['row']} onClick={onOpen}>
    <span>{label}</span>
    <Icon name="chevron-right" size="s" />
  </button>
);

/** The rows of the first level: an arrow to the side opens the second level, an arrow ahead is a link. */
export const TopicList = ({ topics, onOpen, cameFrom }: Props) => (
  <ul>
    {topics.map((topic) => (
      <li key={topic.id} className={styles['entry']}>
        {'href' in topic ? (
          <Link href={topic.href} className={styles['row']}>
            <span>{topic.label}</span>
            <Icon name="arrow-right" size="s" />
          </Link>
        ) : (
          <TopicButton label={topic.label} isReturned={topic.id === cameFrom} onOpen={() => onOpen(topic.id)} />
        )}
      </li>
    ))}
  </ul>
);
