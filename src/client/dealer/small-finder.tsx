'use client';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { announce } from '#client/primitives/announcer/announce.ts';
import { Carousel } from '#client/primitives/carousel/carousel.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { Dealer } from '#shared/contract/dealer.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { selectDealer } from '#state/dealer-map.ts';
import { clearDealers, dealerSearch, showDealer } from '#state/dealer-search.ts';
import { useDealerTexts } from './dealer-texts.tsx';
import type { GoogleChoice } from './map/google/google-choice.ts';
import { MapContainer } from './map-container.tsx';
import { SmallCard } from './small-card.tsx';
import styles from './small-finder.module.css';
import { SmallForm } from './small-form.tsx';

type Props = {
  /** The section's id, a prefix for the ids of its parts. */
  id: string;
  country: CountryCode;
  language: Language;
  /** The dealer page; each dealer's page is below it. */
  path: string;
  /** The first dealers of the country, until a visitor searches for a place. */
  dealers: readonly Dealer[];
  /** Google Maps, if the shop has a key for it. */
  google?: GoogleChoice;
};

/** Searches for a place and shows the first dealers around it: in a row of cards and on a map, with the same selection (D-03). */
export const SmallFinder = ({ id, country, language, path, dealers: atFirst, google }: Props) => {
  const { t, locale } = useDealerTexts();
  const { place, dealers: found, selectedIndex, hasError, isPending } = useSnapshot(dealerSearch);
  const dealers = (found as Dealer[] | undefined) ?? atFirst;
  const number = new Intl.NumberFormat(locale);
  const chosen = dealers[selectedIndex];
  useEffect(() => clearDealers, []);
  useEffect(() => selectDealer(chosen?.id), [chosen?.id]);
  useEffect(() => {
    if (place && found) announce(t('dealer.nearest', { count: found.length, place: place.label }));
  }, [place, found, t]);
  const look = (index: number): void => showDealer(index, dealers.length);
  return (
    <div className={styles['finder']}>
      <div className={styles['words']}>
        <SmallForm id={id} path={path} country={country} language={language} />
        {hasError && (
          <Message kind="error" role="alert">
            <p>{t('dealer.failed')}</p>
          </Message>
        )}
        {dealers.length > 0 && (
          <div aria-busy={isPending}>
            <Carousel
              key={dealers.map((dealer) => dealer.id).join()}
              chosen={selectedIndex}
              onIndex={look}
              slides={dealers.map((dealer, index) => ({
                id: dealer.id,
                label: `${number.format(index + 1)} / ${number.format(dealers.length)}`,
                content: <SmallCard dealer={dealer} number={index + 1} country={country} path={path} isNear={place !== undefined} />,
              }))}
              texts={{
                label: t('dealer.crumb'),
                kind: t('dealer.cards.kind'),
                slide: t('dealer.cards.slide'),
                previous: t('dealer.cards.previous'),
                next: t('dealer.cards.next'),
                pause: '',
                play: '',
              }}
            />
          </div>
        )}
      </div>
      <div className={styles['map']}>
        <MapContainer
          country={country}
          language={language}
          markers={dealers.map(({ id: dealerId, name, address: { geoLocation } }, index) => ({
            ...{ id: dealerId, name, number: index + 1, lat: geoLocation.latitude, lng: geoLocation.longitude },
          }))}
          {...(google && { google })}
          from={place && { lat: place.latitude, lng: place.longitude }}
          onSelect={(dealerId) => look(dealers.findIndex((dealer) => dealer.id === dealerId))}
        />
      </div>
    </div>
  );
};
