'use client';
import { useState } from 'react';
import type { Picture as PictureFile } from '#shared/contract/picture.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './lightbox.module.css';

type Props = {
  pictures: readonly { picture: PictureFile; alt: string; lang?: string | undefined }[];
  /** Which one to open at; undefined: closed. */
  openAt: number | undefined;
  /** The focus goes back to where it came from by itself. */
  onClose: () => void;
  texts: { label: string; close: string; previous: string; next: string };
};

const Opened = ({ pictures, startAt, texts }: Pick<Props, 'pictures' | 'texts'> & { startAt: number }) => {
  const [index, setIndex] = useState(startAt);
  const turn = (step: number): void => setIndex((at) => (at + step + pictures.length) % pictures.length);
  const shown = pictures[index];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are the controls; this only listens for arrow keys
    <div
      role="presentation"
      className={styles['frame']}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') turn(1);
        if (key === 'ArrowLeft') turn(-1);
      }}
    >
      <div className={styles['bar']}>
        <p className={styles['at']} aria-hidden="true">
          {index + 1} / {pictures.length}
        </p>
        <IconButton variant="bare" icon="close" label={texts.close} onClick={(event) => event.currentTarget.closest('dialog')?.close()} />
      </div>
      {shown && (
        <figure className={styles['figure']} aria-live="polite">
          <Picture picture={shown.picture} alt={shown.alt} lang={shown.lang} sizes="100vw" isFirst />
          <figcaption className={styles['caption']} lang={shown.lang}>
            {shown.alt}
          </figcaption>
        </figure>
      )}
      {pictures.length > 1 && (
        <div className={styles['turn']}>
          <IconButton icon="chevron-left" label={texts.previous} onClick={() => turn(-1)} />
          <IconButton icon="chevron-right" label={texts.next} onClick={() => turn(1)} />
        </div>
      )}
    </div>
  );
};

/** Pictures as large as the screen allows. Arrow keys turn, Escape, the button or a press beside the picture closes (M-44). */
export const Lightbox = ({ pictures, openAt, onClose, texts }: Props) => (
  <dialog {...useModal(openAt !== undefined, onClose, 'dialog, figure')} className={styles['lightbox']} aria-label={texts.label}>
    {openAt !== undefined && <Opened key={openAt} pictures={pictures} startAt={openAt} texts={texts} />}
  </dialog>
);
