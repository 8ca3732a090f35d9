'use client';
import { useMemo } from 'react';
import { Link } from '#client/primitives/link/link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { dealerLines } from '#shared/address/dealer-lines.ts';
import { directionsTo } from '#shared/address/directions.ts';
import type { Dealer } from '#shared/contract/dealer.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { shortWeek } from '#shared/opening-hours/short-week.ts';
import { useDealerTexts } from './dealer-texts.tsx';
import { DistanceLine } from './distance-line.tsx';
import { NumberCircle } from './number-circle.tsx';
import { OpeningStatus } from './opening-status.tsx';
import styles from './small-card.module.css';

type Props = {
  dealer: Dealer;
  /** From 1, as on the map. */
  number: number;
  country: CountryCode;
  /** The dealer page. */
  path: string;
  /** A place was searched for. */
  isNear: boolean;
};

/** A dealer card in a row: number, name, address, status, services, and the two links to it. */
export const SmallCard = ({ dealer, number, country, path, isNear }: Props) => {
  const { t, locale } = useDealerTexts();
  const { id, name, address, specials, phone, openingHours, timeZone, closedOn, distance } = dealer;
  const times = useMemo(
    () => ({ week: openingHours.map(({ periods }) => periods), timeZone, closedOn }),
    [openingHours, timeZone, closedOn],
  );
  return (
    <article className={styles['card']}>
      <h3>
        <NumberCircle isHidden>{new Intl.NumberFormat(locale).format(number)}</NumberCircle>
        <Link href={`${path}/${id}`}>{name}</Link>
      </h3>
      <address>{dealerLines(address, country).join(', ')}</address>
      {isNear && <DistanceLine distance={distance} country={country} locale={locale} />}
      <OpeningStatus times={times} week={shortWeek(times.week, locale)} />
      <p className={styles['offers']}>{specials.map(({ type }) => type).join(' · ')}</p>
      <p className={styles['ways']}>
        <TextLink href={directionsTo(address, country)} variant="action" icon="route" outside={t('dealer.outside')}>
          {t('dealer.route')}
        </TextLink>
        <TextLink href={`tel:${phone.replaceAll(' ', '')}`} variant="action" icon="phone">
          {phone}
        </TextLink>
      </p>
    </article>
  );
};
