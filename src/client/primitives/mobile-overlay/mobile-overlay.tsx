'use client';
import { type ReactNode, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Icon } from '../icon/icon.tsx';
import { Layer } from '../modal/layer.tsx';
import { LayerBody, LayerHead } from '../modal/layer-parts.tsx';
import sheet from '../sheet/sheet.module.css';
import styles from './mobile-overlay.module.css';
import type { Topic } from './topic.ts';
import { TopicList } from './topic-list.tsx';
import { useFocusAtFirst } from './use-focus-at-first.ts';

type Props = {
  /** Controlled by the parent; closing is animated, and it reopens at its first level. */
  isOpen: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** Its accessible name on both levels. */
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** The link back to the first level: `Alle Themen`. */
  backLabel: string;
  /** The rows of the first level. */
  topics: readonly Topic[];
  /** Below the rows of the first level. */
  children?: ReactNode;
  /** Fixed at the lower edge of the first level. */
  foot?: ReactNode;
  /** Id of the initially open topic. @default none */
  defaultTopic?: string | undefined;
};

const BackButton = ({ label, onBack }: { label: string; onBack: () => void }) => (
  <button ref={useFocusAtFirst(true)} type="button" className={styles['back']} onClick={onBack}>
    <Icon name="chevron-left" size="s" />
    <span>{label}</span>
  </button>
);

const Levels = ({ onClose, title, closeLabel, backLabel, topics, children, foot, defaultTopic }: Omit<Props, 'isOpen'>) => {
  const [openId, setOpenId] = useState(defaultTopic);
  const [cameFrom, setCameFrom] = useState<string>();
  const open = topics.find(({ id }) => id === openId);
  const back = (): void => {
    setCameFrom(openId);
    setOpenId(undefined);
  };
  const head = { title, closeLabel, onClose, className: sheet['head'], titleClassName: sheet['title'] };
  if (open && 'content' in open) {
    return (
      <>
        <LayerHead {...head}>
          <BackButton label={backLabel} onBack={back} />
        </LayerHead>
        <LayerBody key={open.id} label={open.label} className={`${sheet['body']} ${styles['second']}`}>
          <h3 className={styles['topic']}>{open.label}</h3>
          {open.content}
        </LayerBody>
      </>
    );
  }
  return (
    <>
      <LayerHead {...head} />
      <LayerBody label={title} className={`${sheet['body']} ${styles['first']}`}>
        <TopicList topics={topics} onOpen={setOpenId} cameFrom={cameFrom} />
        {children}
      </LayerBody>
      {foot && <div className={sheet['foot']}>{foot}</div>}
    </>
  );
};

/** A sheet with two levels: a list of topics, and the content of one of them. Heavy (react-aria): for lazy loading. */
export const MobileOverlay = ({ isOpen, ...levels }: Props) => (
  <Layer isOpen={isOpen} onClose={levels.onClose} className={sheet['sheet']}>
    <Dialog className={sheet['frame'] ?? ''}>
      <Levels {...levels} />
    </Dialog>
  </Layer>
);
