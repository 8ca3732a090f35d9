import { formatPhone } from '#backend/phone/phone.ts';
import { CopyMail } from '#client/dealer/copy-mail.tsx';
import { DealerItem } from '#client/dealer/dealer-item.tsx';
import { DealerNumber } from '#client/dealer/dealer-number.tsx';
import { DistanceLine } from '#client/dealer/distance-line.tsx';
import { OpeningStatus } from '#client/dealer/opening-status.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { dealerLines } from '#shared/address/dealer-lines.ts';
import { directionsTo } from '#shared/address/directions.ts';
import type { Dealer } from '#shared/contract/dealer.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { shortWeek } from '#shared/opening-hours/short-week.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { phoneHrefOf } from '#shared/routes/phone-href.ts';
import { dealerOffersOf } from './dealer-offers.ts';
import styles from './dealer-row.module.css';
import { openingTimesOf } from './opening-times.ts';

type Props = {
  site: Site;
  t: Translate;
  dealer: Dealer /** From 1, in the order of the list. */;
  number: number /** The visitor has named an origin. */;
  hasDistance: boolean;
};

/** A dealer of the list: location, distance, opening state, services, contact. */
export const DealerRow = ({ site, t, dealer, number, hasDistance }: Props) => {
  const { id, name, distance, address, phone, email } = dealer;
  const times = openingTimesOf(dealer);
  const offers = dealerOffersOf(dealer, t);
  return (
    <DealerItem id={id}>
      <article className={styles.dealer} aria-labelledby={`${id}-name`}>
        <DealerNumber id={id} name={name} number={number} />
        <div className={styles.facts}>
          <div className={styles.head}>
            <h2 id={`${id}-name`}>
              <Link href={pathTo(site, 'dealer', id)} className={styles.name}>
                {name}
              </Link>
            </h2>
            {hasDistance ? (
              <DistanceLine distance={distance} country={site.country} locale={site.locale} className={styles.distance} />
            ) : null}
          </div>
          <address>{dealerLines(address, site.country).join(', ')}</address>
          <OpeningStatus times={times} week={shortWeek(times.week, site.locale)} />
          {offers === '' ? null : <p className={styles.offers}>{offers}</p>}
          <div className={styles.ways}>
            <TextLink href={directionsTo(address, site.country)} variant="action" icon="route" outside={t('content.outside')}>
              {t('dealer.route')}
            </TextLink>
            <TextLink href={phoneHrefOf(phone)} variant="action" icon="phone">
              {formatPhone(phone)}
            </TextLink>
            <CopyMail address={email} name={name} />
          </div>
        </div>
      </article>
    </DealerItem>
  );
};
