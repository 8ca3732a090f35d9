import { findPageByType, pathOfPage } from '#backend/content/content.ts';
import { searchDealers } from '#backend/dealer/dealer.ts';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { MediaNotice } from '#client/primitives/consent-notice/media-notice.tsx';
import { Cell, Grid } from '#client/primitives/grid/grid.tsx';
import { countries, type Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { langOf } from '../language-attribute.ts';
import type { ModuleProps } from '../module-props.ts';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import { SectionFrame } from '../section-frame/section-frame.tsx';
import { getTranslator } from '../translator.ts';
import { DealerList } from './dealer-list.tsx';
import { PlaceForm } from './place-form.tsx';
import styles from './small-dealer-search.module.css';
import type { SmallDealerSearchData } from './small-dealer-search.schema.ts';

const firstOnes = 5;

// From the middle of the country, until a visitor says where they are.
const findFirst = async (site: Site, language: Language) => {
  const { lat, lng } = countries[site.country].coordinates;
  return (await searchDealers(site, { lat, long: lng, maxNumber: firstOnes, unit: 'km', country: [site.country, language] })).content;
};

// No map is asked for before the visitor agrees; its place is as large without it.
const MapPlace = ({ site, say }: { site: Site; say: Translate }) => {
  const settings = pathOfPage(site, 'cookies');
  return (
    <div className={styles.map}>
      <MediaNotice icon="pin" title={say('dealer.map.title')} reason={say('dealer.map.reason')}>
        {settings === undefined ? null : (
          <ButtonLink variant="line" size="s" href={settings}>
            {say('general.privacySettings')}
          </ButtonLink>
        )}
      </MediaNotice>
    </div>
  );
};

/** M-25: a place to ask about, the first dealers of the country, and the room for a map beside them. */
export const SmallDealerSearch = async ({ site, id, language, data, keep }: ModuleProps<SmallDealerSearchData>) => {
  const [say, dealers] = await Promise.all([getTranslator(language), findFirst(site, language)]);
  const hasPage = findPageByType(site, 'dealer search') !== undefined;
  const page = pathTo(site, 'dealer');
  return (
    <SectionFrame id={id} keep={`${keep}-${hasPage}`} lang={langOf(language, site.language)}>
      <Grid>
        <Cell span={5}>
          <div className={styles.words}>
            <div className={styles.head}>
              <h2>{data.headline}</h2>
              {data.text === null ? null : <Paragraphs text={data.text} />}
            </div>
            {hasPage ? <PlaceForm id={id} action={page} say={say} /> : null}
            {dealers.length === 0 ? null : <DealerList dealers={dealers} say={say} />}
            {hasPage ? (
              <ButtonLink href={page} variant="line">
                {say('dealer.filter.all')}
              </ButtonLink>
            ) : null}
          </div>
        </Cell>
        <Cell span={7}>
          <MapPlace site={site} say={say} />
        </Cell>
      </Grid>
    </SectionFrame>
  );
};
