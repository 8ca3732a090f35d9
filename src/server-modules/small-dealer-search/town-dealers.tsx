import { Fragment } from 'react';
import { searchDealers } from '#backend/dealer/dealer.ts';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { RowLink } from '#client/primitives/link/row-link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { SectionHead } from '#server-components/section-head/section-head.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Dealer } from '#shared/contract/dealer.ts';
import { countries } from '#shared/country/countries.ts';
import { localeIn } from '#shared/country/site.ts';
import { weekRuns } from '#shared/opening-hours/short-week.ts';
import { pathTo } from '#shared/routes/paths.ts';
import type { ModuleProps } from '../module-props.ts';
import type { SmallDealerSearchData } from './small-dealer-search.schema.ts';
import styles from './town-dealers.module.css';

const mostTowns = 6;

/** One dealer of each of the towns with the most dealers, sorted by town name in the given language. */
const pickTowns = (dealers: readonly Dealer[], most: number, language: string): Dealer[] =>
  [...Map.groupBy(dealers, ({ address }) => address.city).values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most)
    .flatMap(([first]) => first ?? [])
    .toSorted((one, other) => one.address.city.localeCompare(other.address.city, language));

/**
 * M-25 as a list: a dealer in each of the towns with the most dealers, by name, town and hours; the whole row is a link. It ships no
 * script.
 */
export const TownDealers = async ({ site, id, language, data }: ModuleProps<SmallDealerSearchData>) => {
  const { lat, lng } = countries[site.country].coordinates;
  const locale = localeIn(site, language);
  const [t, { content }] = await Promise.all([
    getTranslator(locale),
    searchDealers(site, { lat, long: lng, maxNumber: -1, unit: 'km', country: [site.country, language] }),
  ]);
  const dealers = pickTowns(content, mostTowns, language);
  if (dealers.length === 0) return null;
  const path = pathTo(site, 'dealer');
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)}>
      <SectionHead headline={data.headline} text={data.text} />
      <ul className={styles.dealers}>
        {dealers.map((dealer) => (
          <li key={dealer.id} className={styles.dealer}>
            <h3>
              <RowLink href={`${path}/${dealer.id}`}>{dealer.name}</RowLink>
            </h3>
            <p>{dealer.address.city}</p>
            <p className={styles.hours}>
              {weekRuns(
                dealer.openingHours.map(({ periods }) => periods),
                locale,
              ).map((run, at) => (
                <Fragment key={run}>
                  {at > 0 && ' · '}
                  <span>{run}</span>
                </Fragment>
              ))}
            </p>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <TextLink href={path} variant="more">
          {t('dealer.filter.all')}
        </TextLink>
      </p>
    </SectionFrame>
  );
};
