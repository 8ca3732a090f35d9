'use client';
import { useRef } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { MediaNotice } from '#client/primitives/consent-notice/media-notice.tsx';
import { MapArea } from '#client/primitives/map-frame/map-area.tsx';
import styles from './dealer-map.module.css';
import type { DealerMapProps } from './map-props.ts';
import { useMapLoader } from './use-map-loader.ts';

/** The shop's own dealer map: no third-party requests, so no consent. Loaded when it comes into view; the list beside it has the same content. */
export const DealerMap = (props: DealerMapProps) => {
  const { country, language, texts } = props;
  const container = useRef<HTMLElement>(null);
  const { state: loader, retry } = useMapLoader(container, country, language);
  return (
    <MapArea ref={container} label={texts.label} isBusy={loader.step === 'loading'}>
      {loader.step === 'loading' && <p className={styles['instead']}>{texts.waiting}</p>}
      {loader.step === 'missing' && <p className={styles['instead']}>{texts.missing}</p>}
      {loader.step === 'failed' && (
        <MediaNotice icon="warning" title={texts.failed.title} reason={texts.failed.reason}>
          <Button variant="line" size="s" icon="reload" onClick={retry}>
            {texts.failed.retry}
          </Button>
        </MediaNotice>
      )}
      {loader.step === 'there' && <loader.OwnMap {...props} data={loader.data} />}
    </MapArea>
  );
};
