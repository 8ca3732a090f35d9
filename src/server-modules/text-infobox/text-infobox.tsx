import { Register } from '#client/primitives/grid/register.tsx';
import { RichText } from '#client/primitives/rich-text/rich-text.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { localeIn } from '#shared/country/site.ts';
import { parseRichText } from '#shared/rich-text/parse-rich-text.ts';
import type { ModuleProps } from '../module-props.ts';
import { DownloadList } from './download-list.tsx';
import { presentDownloads } from './downloads.ts';
import styles from './text-infobox.module.css';
import type { TextInfoboxData } from './text-infobox.schema.ts';

/** M-02: a text with documents to download. */
export const TextInfobox = async ({ site, id, language, data, cacheKey }: ModuleProps<TextInfoboxData>) => {
  const t = await getTranslator(localeIn(site, language));
  const downloads = presentDownloads(data.downloads, site.locale);
  const content = (
    <div className={styles.box}>
      {data.markup === null ? (
        <div className={styles.text}>
          <Paragraphs text={data.text ?? ''} />
        </div>
      ) : (
        <RichText
          text={parseRichText(data.markup.html)}
          firstLevel={data.headline === null ? 2 : 3}
          tableLabel={data.headline ?? t('content.table')}
          outside={t('content.outside')}
        />
      )}
      {downloads.length === 0 ? null : <DownloadList downloads={downloads} />}
    </div>
  );
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} rhythm="close">
      {data.headline === null ? content : <Register headline={data.headline}>{content}</Register>}
    </SectionFrame>
  );
};
