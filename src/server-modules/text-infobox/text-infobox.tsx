import { Register } from '#client/primitives/grid/register.tsx';
import { langOf } from '../language-attribute.ts';
import type { ModuleProps } from '../module-props.ts';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import { SectionFrame } from '../section-frame/section-frame.tsx';
import { DownloadList } from './download-list.tsx';
import { presentDownloads } from './downloads.ts';
import styles from './text-infobox.module.css';
import type { TextInfoboxData } from './text-infobox.schema.ts';

/** M-02: a text to read, with documents to take along. */
export const TextInfobox = ({ site, id, language, data }: ModuleProps<TextInfoboxData>) => {
  const downloads = presentDownloads(data.downloads, site.locale);
  const content = (
    <div className={styles.box}>
      <div className={styles.text}>
        <Paragraphs text={data.text} />
      </div>
      {downloads.length === 0 ? null : <DownloadList downloads={downloads} />}
    </div>
  );
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)}>
      {data.headline === null ? content : <Register headline={data.headline}>{content}</Register>}
    </SectionFrame>
  );
};
