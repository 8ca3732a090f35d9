import { formatPhone } from '#backend/phone/phone.ts';
import { MapContainer } from '#client/dealer/map-container.tsx';
import { OpeningStatus } from '#client/dealer/opening-status.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { googleMapsProps } from '#server-components/dealer-map/google-maps-props.ts';
import { dealerLines } from '#shared/address/dealer-lines.ts';
import { directionsTo } from '#shared/address/directions.ts';
import { shortWeek } from '#shared/opening-hours/short-week.ts';
import { phoneHrefOf } from '#shared/routes/phone-href.ts';
import styles from './dealer-head.module.css';
import { dealerOffersOf } from './dealer-offers.ts';
import type { DealerPartProps } from './dealer-part.ts';
import { openingTimesOf } from './opening-times.ts';

/** Name, status, address and the two actions for a dealer, beside the map. */
export const DealerHead = ({ site, t, dealer }: DealerPartProps) => {
  const { id, name, address, phone } = dealer;
  const times = openingTimesOf(dealer);
  const { latitude: lat, longitude: lng } = address.geoLocation;
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={styles.words}>
        <p className={styles.kind}>{dealerOffersOf(dealer, t)}</p>
        <Heading level={1} size="section">
          {name}
        </Heading>
        <OpeningStatus times={times} week={shortWeek(times.week, site.locale)} size="head" />
        <address>
          {dealerLines(address, site.country).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div className={styles.ways}>
          <ButtonLink href={directionsTo(address, site.country)} icon="route">
            {t('dealer.route')}
          </ButtonLink>
          <ButtonLink href={phoneHrefOf(phone)} variant="line" icon="phone">
            {formatPhone(phone)}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.map}>
        <MapContainer
          country={site.country}
          language={site.language}
          markers={[{ id, name, number: 1, lat, lng }]}
          {...googleMapsProps(site, t)}
          from={undefined}
        />
      </div>
    </div>
  );
};
