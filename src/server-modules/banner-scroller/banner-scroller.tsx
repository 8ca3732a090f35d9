import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { Lead } from '#client/primitives/typography/text.tsx';
import { ContentPicture } from '#server-components/content-picture/content-picture.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './banner-scroller.module.css';
import type { BannerScrollerData } from './banner-scroller.schema.ts';

/** M-19: a picture from edge to edge with text below it, and a link to what follows; an anchor, so it needs no script. */
export const BannerScroller = ({ site, id, language, data, cacheKey, hasFirstPicture = false }: ModuleProps<BannerScrollerData>) => {
  // A module does not know its neighbour: the next section begins where this one ends.
  const end = `${id}-end`;
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} width="full">
      <div className={styles.picture}>
        <ContentPicture site={site} image={data.image} language={language} sizes="100vw" isFirst={hasFirstPicture} />
      </div>
      <div className="wrap">
        <div className={styles.words}>
          <h2>{data.headline}</h2>
          <div className={styles.beside}>
            {data.text === null ? null : (
              <Lead>
                <Paragraphs text={data.text} />
              </Lead>
            )}
            <Link href={`#${data.scroller.section ?? end}`} className={styles.scroller}>
              <span>{data.scroller.text}</span>
              <Icon name="arrow-down" size="s" />
            </Link>
          </div>
        </div>
      </div>
      {data.scroller.section === null ? <div id={end} /> : null}
    </SectionFrame>
  );
};
