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
  /** The room keeps it; closing is seen before the layer is gone, and it opens at its first level again. */
  isOpen: boolean;
  /** Asked for by the close button, Escape and a press outside. */
  onClose: () => void;
  /** Names it on both levels. */
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** Leads back to the first level: `Alle Themen`. */
  backLabel: string;
  /** The rows of the first level. */
  topics: readonly Topic[];
  /** Below the rows of the first level. */
  children?: ReactNode;
  /** Stays at the lower edge of the first level. */
  foot?: ReactNode;
  /** Id of the topic that is open to begin with. @default none */
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

/** A sheet of two levels: a list of topics, and what lies behind one of them. Heavy (react-aria): for what loads late. */
export const MobileOverlay = ({ isOpen, ...levels }: Props) => (
  <Layer isOpen={isOpen} onClose={levels.onClose} className={sheet['sheet']}>
    <Dialog className={sheet['frame'] ?? ''}>
      <Levels {...levels} />
    </Dialog>
  </Layer>
);
