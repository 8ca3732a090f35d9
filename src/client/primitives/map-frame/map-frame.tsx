'use client';
import type { ReactNode } from 'react';
import { PlainButton } from '../button/plain-button.tsx';
import { BlockedMedia, type BlockedTexts } from '../consent-notice/blocked-media.tsx';
import { MediaNotice } from '../consent-notice/media-notice.tsx';
import { Icon } from '../icon/icon.tsx';
import { MapArea } from './map-area.tsx';
import styles from './map-frame.module.css';

/** How far an outside service has come (specification §4). */
export type MapLoad = 'NOT_LOADED' | 'IS_LOADING' | 'LOADED';

/** What a map says while it cannot be seen. */
export type MapTexts = {
  blocked: BlockedTexts;
  loading: string;
  failed: { title: string; reason: string; retry: string };
};

type Props = {
  /** Names the map for a screen reader: `Karte, 7 Händler`. */
  label: string;
  /** The visitor agrees to the service, for good or this once. */
  isAllowed: boolean;
  /** How far the service has come; the room's store holds it. @default 'NOT_LOADED' */
  load?: MapLoad;
  /** All attempts failed: the map offers another one. @default false */
  hasFailed?: boolean;
  /** Where consent is given and taken back. */
  settingsHref: string;
  /** Loads the service this once; nothing is remembered. */
  onLoadOnce: () => void;
  /** Begins anew after a failure. */
  onRetry: () => void;
  /** What stands in the place of the map while it cannot be seen. */
  texts: MapTexts;
  /** The map itself; asked for once its service is there. */
  children: ReactNode;
};

const Waiting = ({ text }: { text: string }) => (
  <div className={styles['waiting']} role="status">
    <Icon name="map" size="l" />
    <p>{text}</p>
  </div>
);

/** The place of a map, as large without it as with it. Nothing outside is asked before consent; the list beside it never waits (D-06). */
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
          <PlainButton variant="line" size="s" icon="reload" onClick={onRetry}>
            {failed.retry}
          </PlainButton>
        </MediaNotice>
      )}
      {isAllowed && !isThere && !hasFailed && <Waiting text={loading} />}
      {isThere && <div className={styles['map']}>{children}</div>}
    </MapArea>
  );
};
