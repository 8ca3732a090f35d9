import { Register } from '#client/primitives/grid/register.tsx';
import { FactsTable } from '#client/primitives/list/facts-table.tsx';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { DownloadList } from '#server-modules/text-infobox/download-list.tsx';
import { presentDownloads } from '#server-modules/text-infobox/downloads.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './details.module.css';

type DetailsProps = {
  site: Site;
  t: Translate;
  view: ProductView /** Language of the texts, where it differs from the page's. */;
  lang: string | undefined;
  /** Identifies the product. */
  cacheKey: string;
};

const Scope = ({ t, scope, lang }: { t: Translate; scope: readonly string[]; lang: string | undefined }) => (
  <div className={styles.scope}>
    <h3>{t('product.scope')}</h3>
    <ul lang={lang}>
      {scope.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

const Documents = ({ site, t, documents }: { site: Site; t: Translate; documents: ProductView['documents'] }) => (
  <div>
    <h3>{t('product.downloads')}</h3>
    <DownloadList
      downloads={presentDownloads(
        documents.map(({ id, url, bytes }) => ({ label: t(`product.document.${id}`), url, bytes })),
        site.locale,
      )}
    />
  </div>
);

/** The description of the product. */
export const Description = ({ t, view, lang, cacheKey }: Omit<DetailsProps, 'site'>) =>
  view.texts ? (
    <Register id="description" cacheKey={`${cacheKey}-description`} headline={t('product.description')}>
      <div className={styles.text} lang={lang}>
        <Paragraphs text={view.texts.text} />
      </div>
    </Register>
  ) : null;

/** All facts of the product, the contents of the box, and the files to download. */
export const Details = ({ site, t, view, lang, cacheKey }: DetailsProps) => (
  <Register id="facts" cacheKey={`${cacheKey}-facts`} headline={t('product.facts.headline')}>
    <div className={styles.split}>
      <FactsTable caption={t('product.facts.caption', { name: view.name })} rows={view.factRows} />
      <div className={styles.aside}>
        {view.texts ? <Scope t={t} scope={view.texts.scope} lang={lang} /> : null}
        <Documents site={site} t={t} documents={view.documents} />
      </div>
    </div>
  </Register>
);
