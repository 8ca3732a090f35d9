import { findProduct } from '#backend/catalogue/catalogue.ts';
import { alternatesOf, contentVersion, type FoundProductPage, getCountry } from '#backend/content/content.ts';
import { RecordSeen } from '#client/last-seen/record-seen.tsx';
import { DurabilityLabel } from '#client/primitives/durability-label/durability-label.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import { Breadcrumbs } from '#server-components/breadcrumbs/breadcrumbs.tsx';
import { Head } from '#server-components/head/head.tsx';
import { JsonLd } from '#server-components/head/json-ld.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { getTranslator } from '#server-components/translator.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import { company } from '#shared/company/company.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { StaticPart } from '#static-part';
import { ProductStory } from '../product-story/product-story.tsx';
import { BuyBox } from './buy-box.tsx';
import { Description, Details } from './details.tsx';
import { Dimensions } from './dimensions.tsx';
import { FitCheck } from './fit-check.tsx';
import { FurtherOptions } from './further-options.tsx';
import { Matching } from './matching.tsx';
import { ProductGallery } from './product-gallery.tsx';
import styles from './product-page.module.css';
import { Promises } from './promises.tsx';
import { Safety } from './safety.tsx';
import { SpareParts } from './spare-parts.tsx';
import { presentProduct } from './structured-product.ts';
import { chooseVariant } from './variant.ts';
import { VariantChoice } from './variant-choice.tsx';

type PartProps = {
  site: Site;
  t: Translate;
  view: ProductView;
  variant: Variant /** Identifies the product's own parts. */;
  cacheKey: string;
};

const BuyColumn = ({ site, t, view, variant, cacheKey }: PartProps) => (
  <div className={styles.buy}>
    <div className={styles.name}>
      <p className={styles.number}>
        <Verbatim>{(slot) => t('product.articleNumber', { sku: slot(variant.sku) })}</Verbatim>
      </p>
      <h1 translate="no">{view.name}</h1>
      <p className={styles.kind} lang={langOf(view.language, site.language)}>
        {view.texts?.description}
      </p>
    </div>
    <VariantChoice path={view.url} material={view.facts.material} variants={view.variants} chosen={variant} t={t} />
    <BuyBox key={variant.key} site={site} t={t} productKey={view.productKey} name={view.name} variant={variant} />
    <FurtherOptions site={site} t={t} view={view} cacheKey={cacheKey} />
    <StaticPart name="promises" cacheKey={`${cacheKey}-promises`}>
      <Promises
        t={t}
        weight={view.factRows.find(({ id }) => id === 'weight')?.value ?? ''}
        returnDays={getCountry(site.country).returnDays}
        guaranteeYears={view.guaranteeYears}
      />
    </StaticPart>
    {getCountry(site.country).isEu && (
      <StaticPart name="durability" cacheKey={`${cacheKey}-durability`}>
        <DurabilityLabel model={`${company.brand} ${view.name}`} years={view.guaranteeYears} t={t} />
      </StaticPart>
    )}
  </div>
);

const ProductHead = ({ site, found, view, variant }: Omit<PartProps, 't'> & { found: FoundProductPage }) => (
  <>
    <Head
      site={site}
      title={view.texts?.seo.title ?? view.name}
      description={view.texts?.seo.description}
      canonical={found.canonical}
      isIndexed
      alternates={alternatesOf(found)}
      picture={variant.images[0]}
      type="product"
    />
    <JsonLd data={presentProduct(site, view, getCountry(site.country))} />
  </>
);

/** A product with all that matters: pictures, finishes, price, facts, matching products and manufacturer. */
export const ProductPage = async ({ site, found, query }: { site: Site; found: FoundProductPage; query: string }) => {
  const view = await findProduct(site, found.productKey);
  if (!view) return null;
  const t = await getTranslator(site.locale);
  const queryParams = new URLSearchParams(query);
  const variant = chooseVariant(view.variants, queryParams);
  const cacheKey = [site.country, site.language, contentVersion(), view.productKey].join('-');
  const part = { site, t, view, variant, cacheKey };
  const lang = langOf(view.language, site.language);
  return (
    <>
      <ProductHead {...part} found={found} />
      <RecordSeen
        productKey={view.productKey}
        variantKey={variant.key}
        {...(!getCountry(site.country).consent.isRequired && { isConsentRequired: false })}
      />
      <Breadcrumbs site={site} steps={found.breadcrumbs} />
      <div className={styles.page}>
        <div className={styles.top}>
          <ProductGallery {...part} />
          <BuyColumn {...part} />
        </div>
        <Description {...part} lang={lang} />
        <ProductStory site={site} t={t} productKey={view.productKey} cacheKey={cacheKey} />
        {view.facts.kind === 'sink' ? <FitCheck {...part} facts={view.facts} path={view.url} query={queryParams} /> : null}
        <Dimensions {...part} />
        <Details {...part} lang={lang} />
        <SpareParts {...part} />
        <Matching {...part} />
        <Safety
          site={site}
          t={t}
          cacheKey={`${cacheKey}-${variant.sku}`}
          sku={variant.sku}
          warnings={view.texts?.warnings ?? []}
          lang={lang}
        />
      </div>
    </>
  );
};
