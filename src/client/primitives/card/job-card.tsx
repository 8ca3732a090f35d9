import type { CSSProperties } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Link } from '../link/link.tsx';
import styles from './card.module.css';
import own from './job-card.module.css';

type Props = {
  /** The URL of the whole card. */
  href: string;
  /** The job title; the only link of the card. */
  title: string;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** Language of the title, if it differs from the page's. */
  lang?: string | undefined;
  /** Location, hours, start date: each with its icon; `name` stands before it for screen readers, with its colon: `Ort: `. */
  facts: readonly { icon: IconName; name: string; text: string }[];
};

/** Two rows: title, facts. */
const rows = { '--rows': 2 } as CSSProperties;

/** A job: text only, framed, because no picture holds it together; the whole card is one link. */
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
              <span className="visually-hidden">{name}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
};
