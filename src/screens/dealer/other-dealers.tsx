import { searchDealers } from '#backend/dealer/dealer.ts';
import { DistanceLine } from '#client/dealer/distance-line.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { unitOf } from '#shared/dealer/distance.ts';
import { pathTo } from '#shared/routes/paths.ts';
import type { DealerPartProps } from './dealer-part.ts';
import { DealerSection } from './dealer-section.tsx';
import styles from './other-dealers.module.css';

const most = 4;

/** The next nearest dealers, the distances as lines to scale. */
export const OtherDealers = async ({ site, t, dealer }: DealerPartProps) => {
  const { latitude: lat, longitude: long } = dealer.address.geoLocation;
  const unit = unitOf(site.country);
  const { content } = await searchDealers(site, { lat, long, maxNumber: most + 1, unit, country: [site.country, site.language] });
  const others = content.filter(({ id }) => id !== dealer.id).slice(0, most);
  const farthest = Math.max(...others.map(({ distance }) => distance), 0.1);
  if (others.length === 0) return null;
  return (
    <DealerSection
      id="others"
      title={t('dealer.others')}
      note={
        <>
          <p>{t('dealer.othersNote')}</p>
          <TextLink href={pathTo(site, 'dealer')} variant="more">
            {t('dealer.filter.all')}
          </TextLink>
        </>
      }
    >
      <ul className={styles.others}>
        {others.map(({ id, name, address: { zip, city }, distance }) => (
          <li key={id} className={styles.other}>
            <p>
              <Link href={pathTo(site, 'dealer', id)}>{name}</Link>
              <span className={styles.town}>{[zip, city].join(' ')}</span>
            </p>
            <MeasureLine value={(100 * distance) / farthest} />
            <DistanceLine distance={distance} country={site.country} locale={site.locale} className={styles.distance} />
          </li>
        ))}
      </ul>
    </DealerSection>
  );
};
