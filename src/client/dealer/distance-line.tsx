import type { CountryCode } from '#shared/country/countries.ts';
import { formatDistance, unitOf } from '#shared/dealer/distance.ts';

type Props = {
  /** In the unit of the country. */
  distance: number;
  country: CountryCode;
  locale: string;
  className?: string | undefined;
};

/** The distance to a dealer, abbreviated on screen and spelled out for screen readers: `mi` is not a word (D-04). */
export const DistanceLine = ({ distance, country, locale, className }: Props) => (
  <p className={className}>
    <span aria-hidden="true">{formatDistance(distance, unitOf(country), locale)}</span>
    <span className="visually-hidden">{formatDistance(distance, unitOf(country), locale, 'long')}</span>
  </p>
);
