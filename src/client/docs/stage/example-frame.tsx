'use client';
import { useEffect, useRef } from 'react';
import styles from './stage.module.css';
import { useContentHeight } from './use-content-height.ts';
import { frameAddress, type View } from './view.ts';

type Props = {
  slug: string;
  example: string;
  /** The accessible name of the window: `Button: Solid`. */
  title: string;
  view?: View | undefined;
  /** Layers need space: the window has a height of its own. */
  isTall: boolean;
};

const first: View = { changes: {} };

/** Sends the view settings to the window: once it is ready to listen, and on every change. */
const useSentView = (address: string) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const query = new URL(address, location.origin).search;
    const send = (): void => frame.current?.contentWindow?.postMessage({ query }, location.origin);
    const answer = ({ source, data }: MessageEvent): void => {
      if (source === frame.current?.contentWindow && data === 'ready') send();
    };
    send();
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, [address]);
  return frame;
};

/** An example in a window of its own, with the chosen width and the height of its content. Works without script. */
export const ExampleFrame = ({ slug, example, title, view = first, isTall }: Props) => {
  const frame = useSentView(frameAddress(slug, example, view));
  const height = useContentHeight(frame, !isTall);
  const size = { inlineSize: view.width ?? '100%', ...(height !== undefined && { blockSize: height }) };
  return (
    <iframe
      ref={frame}
      src={frameAddress(slug, example, first)}
      title={title}
      loading="lazy"
      className={styles['window']}
      data-tall={isTall || undefined}
      style={size}
    />
  );
};
