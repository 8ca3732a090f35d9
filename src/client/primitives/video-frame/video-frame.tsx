'use client';
import { useState } from 'react';
import type { Picture as PictureFile } from '#shared/contract/picture.ts';
import { webpSizes } from '#shared/picture/webp-sizes.ts';
import { BlockedMedia, type BlockedTexts } from '../consent-notice/blocked-media.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './video-frame.module.css';
import { VideoPlayer } from './video-player.tsx';
import type { VideoSource } from './video-source.ts';

type Props = {
  /** Name of the film. */
  title: string;
  /** Below the frame: length, captions, where to find the transcript. */
  caption?: string | undefined;
  /** A picture of our own; nothing of the film is loaded for it. */
  poster: PictureFile;
  /** Files of our own with their captions, or the URL of a third-party player. */
  source: VideoSource;
  /** The visitor agrees to the third-party player; files of our own need no consent. */
  isAllowed: boolean;
  /** Where consent is given. */
  settingsHref: string;
  /** `play` is visible on the button, `playNamed` begins with it and names the film; `blocked` replaces the film without consent. */
  texts: { play: string; playNamed: string; blocked: BlockedTexts };
  /** Playing initially, for visitors who followed a link to the film. @default false */
  defaultPlaying?: boolean;
};

/** A film that loads on click: a poster, then the player. No autoplay, no third-party request before consent (M-43). */
export const VideoFrame = ({ title, caption, poster, source, isAllowed, settingsHref, texts, defaultPlaying = false }: Props) => {
  const [isPlaying, setPlaying] = useState(defaultPlaying);
  const play = (): void => setPlaying(true);
  const isBlocked = source.kind === 'embed' && !isAllowed && !isPlaying;
  return (
    <figure className={styles['figure']}>
      <div className={styles['frame']}>
        {isBlocked && <BlockedMedia icon="video" texts={texts.blocked} settingsHref={settingsHref} onLoadOnce={play} />}
        {isPlaying && <VideoPlayer title={title} source={source} poster={webpSizes(poster.resolutions).at(-1)?.webp} />}
        {!(isBlocked || isPlaying) && (
          <button type="button" className={styles['poster']} aria-label={texts.playNamed} onClick={play}>
            <Picture picture={poster} alt="" sizes="(width >= 1440px) 1344px, 100vw" fit="cover" />
            <span className={styles['play']}>
              <Icon name="play" size="s" isInLine /> {texts.play}
            </span>
          </button>
        )}
      </div>
      {caption && <figcaption className={styles['caption']}>{caption}</figcaption>}
    </figure>
  );
};
