import { getTiles } from '#backend/catalogue/catalogue.ts';
import { getPage, liveSites } from '#backend/content/content.ts';
import { formatPhone } from '#backend/phone/phone.ts';
import { DealerTexts } from '#client/dealer/dealer-texts.tsx';
import { Breadcrumbs } from '#server-components/breadcrumbs/breadcrumbs.tsx';
import { Head } from '#server-components/head/head.tsx';
import { JsonLd } from '#server-components/head/json-ld.tsx';
import { dealerLines } from '#shared/address/dealer-lines.ts';
import type { Dealer } from '#shared/contract/dealer.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { DealerContact } from './dealer-contact.tsx';
import { DealerDisplayModels } from './dealer-display-models.tsx';
import { DealerHead } from './dealer-head.tsx';
import { DealerHours } from './dealer-hours.tsx';
import { dealerOffersOf } from './dealer-offers.ts';
import { presentLocalBusiness } from './local-business.ts';
import { OtherDealers } from './other-dealers.tsx';

// A dealer has a page in its own country only, in each of its languages.
const alternatesOf = (site: Site, id: string) =>
  liveSites()
    .filter(({ country }) => country === site.country)
    .map((other) => ({ hreflang: other.locale, href: absoluteUrl(other.country, pathTo(other, 'dealer', id)) }));

/** One dealer: location, opening hours, display models, contact, and the next nearest dealers. */
export const DealerDetail = async ({ site, dealer }: { site: Site; dealer: Dealer }) => {
  const messages = await loadMessages(site.locale);
  const t = createTranslator(site.language, messages);
  const tiles = await getTiles(site, dealer.shows);
  const path = pathTo(site, 'dealer', dealer.id);
  const steps = [
    ...getPage(site, 'home').breadcrumbs,
    { label: t('dealer.crumb'), href: pathTo(site, 'dealer'), language: site.language },
    { label: dealer.name, href: path, language: site.language },
  ];
  const part = { site, t, dealer };
  return (
    <DealerTexts language={site.language} locale={site.locale} messages={pickMessages(messages, ['dealer', 'dealerMap'])}>
      <Head
        site={site}
        title={`${dealer.name}, ${dealer.address.city}: ${t('dealer.crumb')}`}
        description={[dealerOffersOf(dealer, t), ...dealerLines(dealer.address, site.country), formatPhone(dealer.phone)]
          .filter(Boolean)
          .join(' · ')}
        canonical={absoluteUrl(site.country, path)}
        isIndexed
        alternates={alternatesOf(site, dealer.id)}
      />
      <JsonLd data={presentLocalBusiness(site, dealer, path)} />
      <Breadcrumbs site={site} steps={steps} />
      <DealerHead {...part} />
      <DealerHours {...part} />
      {tiles.length === 0 ? null : <DealerDisplayModels {...part} tiles={tiles} />}
      <DealerContact {...part} />
      <OtherDealers {...part} />
    </DealerTexts>
  );
};
