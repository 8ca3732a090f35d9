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
  say: Translate;
  view: ProductView /** Language of the texts, where it differs from the page's. */;
  lang: string | undefined;
  /** Names the product. */
  keep: string;
};

const Scope = ({ say, scope, lang }: { say: Translate; scope: readonly string[]; lang: string | undefined }) => (
  <div className={styles.scope}>
    <h3>{say('product.scope')}</h3>
    <ul lang={lang}>
      {scope.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

const Documents = ({ site, say, documents }: { site: Site; say: Translate; documents: ProductView['documents'] }) => (
  <div>
    <h3>{say('product.downloads')}</h3>
    <DownloadList
      downloads={presentDownloads(
        documents.map(({ id, url, bytes }) => ({ label: say(`product.document.${id}`), url, bytes })),
        site.locale,
      )}
    />
  </div>
);

/** What is said of the product. */
export const Description = ({ say, view, lang, keep }: Omit<DetailsProps, 'site'>) =>
  view.texts ? (
    <Register id="description" keep={`${keep}-description`} headline={say('product.description')}>
      <div className={styles.text} lang={lang}>
        <Paragraphs text={view.texts.text} />
      </div>
    </Register>
  ) : null;

/** All facts of the product, what is in the box, and the files to take along. */
export const Details = ({ site, say, view, lang, keep }: DetailsProps) => (
  <Register id="facts" keep={`${keep}-facts`} headline={say('product.facts.headline')}>
    <div className={styles.split}>
      <FactsTable caption={say('product.facts.caption', { name: view.name })} rows={view.factRows} />
      <div className={styles.aside}>
        {view.texts ? <Scope say={say} scope={view.texts.scope} lang={lang} /> : null}
        <Documents site={site} say={say} documents={view.documents} />
      </div>
    </div>
  </Register>
);
