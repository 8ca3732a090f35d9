'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { BlockedMedia, type BlockedTexts } from '../consent-notice/blocked-media.tsx';
import { MediaNotice } from '../consent-notice/media-notice.tsx';
import { Icon } from '../icon/icon.tsx';
import { MapArea } from './map-area.tsx';
import styles from './map-frame.module.css';

/** The loading state of a third-party service (specification §4). */
export type MapLoad = 'NOT_LOADED' | 'IS_LOADING' | 'LOADED';

/** The texts of a map that cannot be shown. */
export type MapTexts = {
  blocked: BlockedTexts;
  loading: string;
  failed: { title: string; reason: string; retry: string };
};

type Props = {
  /** The accessible name of the map: `Karte, 7 Händler`. */
  label: string;
  /** The visitor has agreed to the service, permanently or once. */
  isAllowed: boolean;
  /** The loading state of the service, from the container's store. @default 'NOT_LOADED' */
  load?: MapLoad;
  /** All attempts failed: the map offers a retry. @default false */
  hasFailed?: boolean;
  /** Where consent is changed. */
  settingsHref: string;
  /** Loads the service once; nothing is saved. */
  onLoadOnce: () => void;
  /** Starts over after a failure. */
  onRetry: () => void;
  /** The texts shown in place of the map. */
  texts: MapTexts;
  /** Renders the map; called once its service is loaded. */
  children: ReactNode;
};

const Waiting = ({ text }: { text: string }) => (
  <div className={styles['waiting']} role="status">
    <Icon name="map" size="l" />
    <p>{text}</p>
  </div>
);

/** The frame of a map, the same size with and without it. No third-party request before consent; the list beside it never waits (D-06). */
export const MapFrame = ({
  label,
  isAllowed,
  load = 'NOT_LOADED',
  hasFailed = false,
  settingsHref,
  onLoadOnce,
  onRetry,
  texts: { blocked, loading, failed },
  children,
}: Props) => {
  const isThere = isAllowed && load === 'LOADED';
  return (
    <MapArea label={label} isBusy={isAllowed && load === 'IS_LOADING'}>
      {!isAllowed && <BlockedMedia icon="pin" texts={blocked} settingsHref={settingsHref} onLoadOnce={onLoadOnce} />}
      {isAllowed && !isThere && hasFailed && (
        <MediaNotice icon="warning" title={failed.title} reason={failed.reason}>
          <Button variant="line" size="s" icon="reload" onClick={onRetry}>
            {failed.retry}
          </Button>
        </MediaNotice>
      )}
      {isAllowed && !isThere && !hasFailed && <Waiting text={loading} />}
      {isThere && <div className={styles['map']}>{children}</div>}
    </MapArea>
  );
};
