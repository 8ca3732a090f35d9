'use client';
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { announce } from '../announcer/announce.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Layer } from '../modal/layer.tsx';
import styles from './lightbox.module.css';
import { type LightboxPicture, LightboxSlide } from './lightbox-slide.tsx';
import { useLightboxSlides } from './use-lightbox-slides.ts';

type Props = {
  /** Each with its text, and its language if it differs from the page's. */
  pictures: readonly LightboxPicture[];
  /** The index to open at; undefined: closed. */
  openAt: number | undefined;
  /** Called by the close button, Escape and a click beside the picture. */
  onClose: () => void;
  /** `positions` names each picture by its position, `Picture 2 of 5`: announced when it appears. */
  texts: { label: string; close: string; previous: string; next: string; positions: readonly string[] };
};

const isBeside = ({ target }: MouseEvent): boolean => target instanceof Element && !target.closest('img, figcaption, button');

const Opened = ({ pictures, startAt, texts, onClose }: Pick<Props, 'pictures' | 'texts' | 'onClose'> & { startAt: number }) => {
  const { index, viewport, move } = useLightboxSlides(startAt, pictures.length);
  const announcement = `${texts.positions[index] ?? ''}. ${pictures[index]?.alt ?? ''}`;
  useEffect(() => announce(announcement), [announcement]);
  const moveByKey = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are the controls; this adds arrow keys and the press beside
    <div role="presentation" className={styles['controls']} onKeyDown={moveByKey} onClick={(event) => isBeside(event) && onClose()}>
      <Dialog aria-label={texts.label} className={styles['frame'] ?? ''}>
        <div className={styles['bar']}>
          <p className={styles['at']} aria-hidden="true">
            {pictures.length > 1 && `${index + 1} / ${pictures.length}`}
          </p>
          <IconButton variant="bare" icon="close" label={texts.close} onClick={onClose} />
        </div>
        <div ref={viewport} className={styles['viewport']}>
          <ul className={styles['row']}>
            {pictures.map((picture, at) => (
              <LightboxSlide key={picture.picture.identifier} {...picture} isShown={at === index} />
            ))}
          </ul>
        </div>
        {pictures.length > 1 && (
          <div className={styles['step']}>
            <IconButton icon="chevron-left" label={texts.previous} onClick={() => move(-1)} />
            <IconButton icon="chevron-right" label={texts.next} onClick={() => move(1)} />
          </div>
        )}
      </Dialog>
    </div>
  );
};

/**
 * Pictures as large as the window allows. A swipe, the buttons and the arrow keys turn pages; Escape, the button or a click beside the
 * picture closes, and the focus returns to where it was (M-44).
 */
export const Lightbox = ({ pictures, openAt, onClose, texts }: Props) => (
  <Layer isOpen={openAt !== undefined} onClose={onClose} className={styles['lightbox']}>
    <Opened pictures={pictures} startAt={openAt ?? 0} texts={texts} onClose={onClose} />
  </Layer>
);
