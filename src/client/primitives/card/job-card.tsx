import type { CSSProperties } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Link } from '../link/link.tsx';
import styles from './card.module.css';
import own from './job-card.module.css';

type Props = {
  /** Where the whole card leads. */
  href: string;
  /** What is to be done; the only link of the card. */
  title: string;
  /** Level of the title in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
  /** Language of the title, where it differs from the page's. */
  lang?: string | undefined;
  /** Place, hours, from when: each with its drawing; `name` says by ear what it is. */
  facts: readonly { icon: IconName; name: string; text: string }[];
};

/** Two rows: title, facts. */
const rows = { '--rows': 2 } as CSSProperties;

/** A place to work: words only, framed, since no picture holds them together; the whole card is one link. */
export const JobCard = ({ href, title, level = 3, lang, facts }: Props) => {
  const Title = `h${level}` as const;
  return (
    <article className={`${styles['card']} ${own['job']}`} data-rows="" style={rows}>
      <Title className={own['title']} lang={lang}>
        <Link href={href} className={styles['cover']}>
          {title}
        </Link>
      </Title>
      <ul className={own['facts']}>
        {facts.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon name={icon} size="s" />
            <span>
              <span className="visually-hidden">{name}: </span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
};
