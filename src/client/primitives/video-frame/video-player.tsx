import { useEffect, useRef } from 'react';
import styles from './video-frame.module.css';
import type { VideoSource } from './video-source.ts';

type Props = { title: string; source: VideoSource; poster: string | undefined };

/** Plays at once, because it was just requested, and takes the focus. */
export const VideoPlayer = ({ title, source, poster }: Props) => {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  useEffect(() => player.current?.focus(), []);
  if (source.kind === 'embed') {
    return (
      <iframe
        ref={player}
        title={title}
        src={source.src}
        className={styles['player']}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin"
      />
    );
  }
  const [first, ...others] = source.captions;
  return (
    <video ref={player} aria-label={title} className={styles['player']} poster={poster} controls autoPlay playsInline>
      {source.files.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <track kind="captions" src={first.src} srcLang={first.language} label={first.label} default />
      {others.map(({ src, language, label }) => (
        <track key={src} kind="captions" src={src} srcLang={language} label={label} />
      ))}
    </video>
  );
};
