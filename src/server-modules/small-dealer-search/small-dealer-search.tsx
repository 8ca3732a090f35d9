import { searchDealers } from '#backend/dealer/dealer.ts';
import { DealerTexts } from '#client/dealer/dealer-texts.tsx';
import { SmallFinder } from '#client/dealer/small-finder.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { googleMapsProps } from '#server-components/dealer-map/google-maps-props.ts';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { countries, type Language } from '#shared/country/countries.ts';
import { localeIn, type Site } from '#shared/country/site.ts';
import { unitOf } from '#shared/dealer/distance.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './small-dealer-search.module.css';
import type { SmallDealerSearchData } from './small-dealer-search.schema.ts';
import { TownDealers } from './town-dealers.tsx';

const firstOnes = 5;

// Starts from the middle of the country, until the visitor names a location.
const findFirst = async (site: Site, language: Language) => {
  const { lat, lng } = countries[site.country].coordinates;
  return (
    await searchDealers(site, { lat, long: lng, maxNumber: firstOnes, unit: unitOf(site.country), country: [site.country, language] })
  ).content;
};

/**
 * M-25, the finder: a field for a place, the first dealers as cards in a carousel, and the map beside them (D-03). Without script the field
 * leads to the dealer page.
 */
const Finder = async ({ site, id, language, data }: ModuleProps<SmallDealerSearchData>) => {
  const [messages, dealers] = await Promise.all([loadMessages(localeIn(site, language)), findFirst(site, language)]);
  const t = createTranslator(language, messages);
  const path = pathTo(site, 'dealer');
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)}>
      <div className={styles.head}>
        <h2>{data.headline}</h2>
        {data.text === null ? null : <Paragraphs text={data.text} />}
      </div>
      <DealerTexts language={language} locale={site.locale} messages={pickMessages(messages, ['dealer', 'dealerMap'])}>
        <SmallFinder id={id} country={site.country} language={site.language} path={path} dealers={dealers} {...googleMapsProps(site, t)} />
      </DealerTexts>
      <div className={styles.all}>
        <ButtonLink href={path} variant="line">
          {t('dealer.filter.all')}
        </ButtonLink>
      </div>
    </SectionFrame>
  );
};

/** M-25: the way to a dealer, as a finder or as a list of towns. */
export const SmallDealerSearch = (props: ModuleProps<SmallDealerSearchData>) =>
  props.data.shape === 'towns' ? <TownDealers {...props} /> : <Finder {...props} />;
