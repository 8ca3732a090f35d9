import type { CountryCode } from '#shared/country/countries.ts';
import { formatDistance, unitOf } from '#shared/dealer/distance.ts';

type Props = {
  /** In the unit of the country. */
  distance: number;
  country: CountryCode;
  locale: string;
  className?: string | undefined;
};

/** How far a dealer is, short for the eye and in full for the ear: `mi` is no word (D-04). */
export const DistanceLine = ({ distance, country, locale, className }: Props) => (
  <p className={className}>
    <span aria-hidden="true">{formatDistance(distance, unitOf(country), locale)}</span>
    <span className="visually-hidden">{formatDistance(distance, unitOf(country), locale, 'long')}</span>
  </p>
);
