'use client';
import { useRef } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { MediaNotice } from '#client/primitives/consent-notice/media-notice.tsx';
import { MapRoom } from '#client/primitives/map-frame/map-room.tsx';
import styles from './dealer-map.module.css';
import type { DealerMapProps } from './map-props.ts';
import { useMapRoom } from './use-map-room.ts';

/** The map of dealers, drawn by the shop itself: nobody else is asked, so it needs no consent. Loaded once its place is seen; the list beside it says the same. */
export const DealerMap = (props: DealerMapProps) => {
  const { country, language, texts } = props;
  const place = useRef<HTMLElement>(null);
  const { room, retry } = useMapRoom(place, country, language);
  return (
    <MapRoom ref={place} label={texts.label} isBusy={room.step === 'loading'}>
      {room.step === 'loading' && <p className={styles['instead']}>{texts.waiting}</p>}
      {room.step === 'missing' && <p className={styles['instead']}>{texts.missing}</p>}
      {room.step === 'failed' && (
        <MediaNotice icon="warning" title={texts.failed.title} reason={texts.failed.reason}>
          <PlainButton variant="line" size="s" icon="reload" onClick={retry}>
            {texts.failed.retry}
          </PlainButton>
        </MediaNotice>
      )}
      {room.step === 'there' && <room.OwnMap {...props} data={room.data} />}
    </MapRoom>
  );
};
