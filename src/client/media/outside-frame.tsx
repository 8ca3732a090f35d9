'use client';
import { useEffect, useRef, useState } from 'react';
import { BlockedMedia, type BlockedTexts } from '#client/primitives/consent-notice/blocked-media.tsx';
import { useIsAllowed } from '#state/use-is-allowed.ts';
import styles from './outside-frame.module.css';

type Props = {
  /** What it is called: its name for a screen reader. */
  title: string;
  /** A page of another house. */
  src: string;
  /** Width to height from 834 px on; 4 : 3 below. */
  ratio: '16/9' | '4/3' | '1/1';
  /** Whether this country asks before anything of other houses is loaded. */
  isConsentRequired: boolean;
  /** Where consent is given. */
  settingsHref: string;
  /** What stands in its place while there is no consent. */
  texts: BlockedTexts;
};

/**
 * A page of another house in a sandbox: it cannot lead ours away, and nothing of it is asked for before consent or a press (M-43). The
 * server never sends it: where a country asks for no consent its place is empty until the browser knows of no refusal.
 */
export const OutsideFrame = ({ title, src, ratio, isConsentRequired, settingsHref, texts }: Props) => {
  const isAllowed = useIsAllowed('video', isConsentRequired);
  const [isLoadedOnce, setLoadedOnce] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isLoadedOnce) frame.current?.focus();
  }, [isLoadedOnce]);
  return (
    <div className={styles['frame']} data-ratio={ratio}>
      {isLoadedOnce || isAllowed ? (
        <iframe
          ref={frame}
          title={title}
          src={src}
          className={styles['page']}
          loading="lazy"
          // It needs its own storage and scripts, being of another house it reaches nothing of ours.
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          referrerPolicy="strict-origin"
        />
      ) : (
        (isConsentRequired || isAllowed === false) && (
          <BlockedMedia icon="external" texts={texts} settingsHref={settingsHref} onLoadOnce={() => setLoadedOnce(true)} />
        )
      )}
    </div>
  );
};
