'use client';
import { useEffect, useRef, useState } from 'react';
import { BlockedMedia, type BlockedTexts } from '#client/primitives/consent-notice/blocked-media.tsx';
import { useIsAllowed } from '#state/use-is-allowed.ts';
import styles from './outside-frame.module.css';

type Props = {
  /** Its name for a screen reader. */
  title: string;
  /** URL of the third-party page. */
  src: string;
  /** Aspect ratio from 834 px on; 4 : 3 below. */
  ratio: '16/9' | '4/3' | '1/1';
  /** Whether this country requires consent before loading third-party content. */
  isConsentRequired: boolean;
  /** Where consent is given. */
  settingsHref: string;
  /** Shown in its place without consent. */
  texts: BlockedTexts;
};

/**
 * A third-party page in a sandbox: it cannot navigate ours, and nothing of it is requested before consent or a click (M-43). The server
 * never sends it: if a country requires no consent, it stays empty until the browser knows that there is no denial.
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
          // It needs its own storage and scripts; being cross-origin, it cannot reach ours.
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
