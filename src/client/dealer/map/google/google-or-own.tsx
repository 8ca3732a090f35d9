'use client';
import { useSnapshot } from 'valtio';
import { allowOnce, consentLoads } from '#state/consent-loads.ts';
import { googleMaps } from '#state/google-maps.ts';
import { useIsAllowed } from '#state/use-is-allowed.ts';
import { DealerMap } from '../dealer-map.tsx';
import type { DealerMapProps } from '../map-props.ts';
import type { GoogleChoice } from './google-choice.ts';
import { GoogleContainer } from './google-container.tsx';
import { GoogleNotice } from './google-notice.tsx';
import styles from './google-or-own.module.css';

type Props = DealerMapProps & {
  google: GoogleChoice;
  /** `from` is the visitor's position, which Google does not get. */
  isOwnLocation: boolean;
};

/** Google's map with consent, otherwise the shop's own with a note about Google's. No request to Google before consent (D-06). */
export const GoogleOrOwn = ({ google, isOwnLocation, from, ...map }: Props) => {
  // Until the answer is known it renders the country's default: Google's map requests nothing until it is in view.
  const isAllowed = useIsAllowed('maps', google.isConsentRequired) ?? !google.isConsentRequired;
  const { isAllowedOnce } = useSnapshot(consentLoads).maps;
  const { isDisabled } = useSnapshot(googleMaps);
  const origin = from && { from };
  if (isDisabled) return <DealerMap {...map} {...origin} />;
  if (isAllowedOnce || isAllowed) return <GoogleContainer {...map} {...(!isOwnLocation && origin)} google={google} />;
  return (
    <div className={styles['choice']}>
      <DealerMap {...map} {...origin} />
      <GoogleNotice google={google} texts={map.texts.google} onLoadOnce={() => allowOnce('maps')} />
    </div>
  );
};
