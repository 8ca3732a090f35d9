import { getPage } from '#backend/content/content.ts';
import { DealerTexts } from '#client/dealer/dealer-texts.tsx';
import { LocateButton } from '#client/dealer/locate-button.tsx';
import { MapContainer } from '#client/dealer/map-container.tsx';
import { PlaceForm } from '#client/dealer/place-form.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { PillLinks } from '#client/primitives/pill/pill-links.tsx';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { Breadcrumbs } from '#server-components/breadcrumbs/breadcrumbs.tsx';
import { googleMapsProps } from '#server-components/dealer-map/google-maps-props.ts';
import { Head } from '#server-components/head/head.tsx';
import { company } from '#shared/company/company.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { numberFormat } from '#shared/i18n/formats.ts';
import { inCountry } from '#shared/i18n/in-country.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import { piecesAround } from '#shared/i18n/pieces-around.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { type DealerSearch, dealerQueryOf, firstDealers, readDealerQuery } from '#shared/routes/dealer-query.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { alternatesOfPath } from '../alternates-of-path.ts';
import styles from './dealer-page.module.css';
import { DealerRow } from './dealer-row.tsx';
import { type Around, findAround } from './find-around.ts';

type Props = { site: Site; query: string };
type PartProps = { site: Site; t: Translate; ask: DealerSearch; around: Around };

const step = 10;

const Filters = ({ site, t, ask, around }: PartProps) => {
  const number = numberFormat(site.locale);
  const { most: _, ...askWithoutCount } = ask;
  return (
    <PillLinks
      label={t('dealer.filters')}
      links={around.tabs.map(({ value, label, count }) => ({
        href: `${pathTo(site, 'dealer')}${dealerQueryOf({ ...askWithoutCount, filter: value as DealerSearch['filter'] })}`,
        label: `${label} ${number.format(count)}`,
        isCurrent: value === ask.filter,
      }))}
    />
  );
};

const found = ({ site, t, ask, around: { dealers, place, tabs } }: PartProps): string => {
  if (dealers.length === 0) return t('dealer.none');
  if (place?.label === '') return t('dealer.here.nearest', { count: dealers.length });
  if (place) return t('dealer.nearest', { count: dealers.length, place: place.label });
  const count = tabs.find(({ value }) => value === ask.filter)?.count ?? dealers.length;
  return t('dealer.inCountry', { count, inCountry: inCountry(site.country, site.language) });
};

const More = ({ site, t, ask, around }: PartProps) =>
  around.hasMore ? (
    <ButtonLink
      href={`${pathTo(site, 'dealer')}${dealerQueryOf({ ...ask, most: ask.most === firstDealers ? step : ask.most + step })}`}
      variant="line"
    >
      {t('dealer.more')}
    </ButtonLink>
  ) : null;

type MeantProps = PartProps & { path: string; meant: string };

/** Asks for the place that was probably meant, where the typed one is unknown. */
const Meant = ({ t, ask, path, meant }: MeantProps) => {
  const [before, name = '', after] = piecesAround((slot) => t('search.meant', { term: slot(meant) }));
  return (
    <p>
      {before}
      <TextLink href={`${path}${dealerQueryOf({ ...ask, place: meant })}`}>{name}</TextLink>
      {after}
    </p>
  );
};

// A place belongs to its country; filter and product apply everywhere.
const queryIn = (site: Site, { filter, shows, ...ask }: DealerSearch, country: CountryCode): string =>
  dealerQueryOf({ filter, shows, ...(country === site.country && ask) });

/** The dealers around a place, as the address asks: search, filters, list and map (D-02). Without script the same by links and a form. */
export const DealerPage = async ({ site, query }: Props) => {
  const messages = await loadMessages(site.locale);
  const t = createTranslator(site.language, messages);
  const ask = readDealerQuery(query);
  const around = await findAround(site, ask);
  const path = pathTo(site, 'dealer');
  const part = { site, t, ask, around };
  const google = googleMapsProps(site, t);
  const error = around.isUnknown
    ? t('dealer.unknownPlace', { place: ask.place, inCountry: inCountry(site.country, site.language) })
    : undefined;
  return (
    <DealerTexts language={site.language} locale={site.locale} messages={pickMessages(messages, ['dealer', 'dealerMap'])}>
      <Head
        site={site}
        title={t('dealer.title')}
        description={t('dealer.description', { inCountry: inCountry(site.country, site.language), brand: company.brand })}
        canonical={absoluteUrl(site.country, path)}
        isIndexed={query === ''}
        alternates={alternatesOfPath((other) => `${pathTo(other, 'dealer')}${queryIn(site, ask, other.country)}`)}
      />
      <div className={styles.page}>
        <div className={styles.ask}>
          <Breadcrumbs
            site={site}
            steps={[...getPage(site, 'home').breadcrumbs, { label: t('dealer.crumb'), href: path, language: site.language }]}
          />
          <div className={styles.words}>
            <Heading level={1} size="section">
              {t('dealer.title')}
            </Heading>
            <PlaceForm
              key={`${ask.place} ${around.isUnknown}`}
              country={site.country}
              language={site.language}
              {...google}
              path={path}
              ask={ask}
              shown={around.place?.label ?? ask.place}
              error={error}
            />
            {around.meant !== undefined && <Meant {...part} path={path} meant={around.meant} />}
            <LocateButton path={path} ask={ask} />
            <Filters {...part} />
            <p className={styles.found} role="status">
              {found(part)}
            </p>
          </div>
        </div>
        <div className={styles.map}>
          <MapContainer
            country={site.country}
            language={site.language}
            markers={around.dealers.map(({ id, name, address: { geoLocation } }, index) => ({
              ...{ id, name, number: index + 1, lat: geoLocation.latitude, lng: geoLocation.longitude },
            }))}
            {...google}
            isOwnLocation={around.place?.label === ''}
            from={around.place && { lat: around.place.latitude, lng: around.place.longitude }}
          />
        </div>
        <div className={styles.list}>
          <ul>
            {around.dealers.map((dealer, index) => (
              <DealerRow key={dealer.id} site={site} t={t} dealer={dealer} number={index + 1} hasDistance={around.place !== undefined} />
            ))}
          </ul>
          <More {...part} />
        </div>
      </div>
    </DealerTexts>
  );
};
