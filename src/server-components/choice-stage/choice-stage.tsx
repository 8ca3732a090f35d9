import type { CSSProperties } from 'react';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { RadioLine } from '#client/primitives/radio-group/radio-line.tsx';
import { Swatch } from '#client/primitives/swatch/swatch.tsx';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { ContentPicture } from '../content-picture/content-picture.tsx';
import styles from './choice-stage.module.css';
import { type Choice, type ChoiceGroup, type ChoiceMark, countLines } from './choice-tree.ts';

type GroupProps = { site: Pick<Site, 'country'>; group: ChoiceGroup; name: string; depth: number; language: Language };

const Mark = ({ mark }: { mark: ChoiceMark }) =>
  mark.kind === 'icon' ? <Icon name={mark.icon} size="s" /> : <Swatch finish={mark.code} />;

const Answer = ({ site, choice, name, isChosen, depth, language }: Omit<GroupProps, 'group'> & { choice: Choice; isChosen: boolean }) => (
  <div className={styles.choice} data-choice="">
    <div className={styles.line} style={{ '--depth': depth } as CSSProperties}>
      <RadioLine name={name} value={choice.id} isChosen={isChosen}>
        {choice.mark === undefined ? null : <Mark mark={choice.mark} />}
        {choice.text}
      </RadioLine>
    </div>
    {choice.image === undefined ? null : (
      <div className={styles.picture}>
        <ContentPicture
          site={site}
          image={choice.image.reference}
          alt={choice.image.alt}
          language={language}
          sizes="(width >= 834px) 60vw, 100vw"
          ratio={4 / 3}
        />
      </div>
    )}
    {choice.next === undefined ? null : (
      <Group site={site} group={choice.next} name={`${name}-${choice.id}`} depth={depth + 1} language={language} />
    )}
  </div>
);

const Group = ({ site, group, name, depth, language }: GroupProps) => (
  <div role="radiogroup" aria-label={group.label} className={styles.group}>
    {group.isShown ? (
      <div className={styles.label} style={{ '--depth': depth } as CSSProperties} aria-hidden="true">
        {group.label}
      </div>
    ) : null}
    {group.choices.map((choice, at) => (
      <Answer site={site} key={choice.id} choice={choice} name={name} isChosen={at === 0} depth={depth} language={language} />
    ))}
  </div>
);

type Props = {
  site: Pick<Site, 'country'>;
  /** The first question; the names of its radio buttons contain this id. */
  group: ChoiceGroup;
  /** Unique on the page. */
  id: string;
  language: Language;
};

/** Answers in a column and, beside it, the picture of the selected one. Radio buttons and CSS alone: it works without script. */
export const ChoiceStage = ({ site, group, id, language }: Props) => (
  <div className={styles.stage} style={{ '--lines': countLines(group) } as CSSProperties}>
    <Group site={site} group={group} name={`${id}-${group.id}`} depth={0} language={language} />
  </div>
);
