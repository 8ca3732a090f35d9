import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import { ExternalEmbed } from './external-embed.tsx';
import { Film } from './film.tsx';
import { FullPicture } from './full-picture.tsx';
import type { MediaData } from './media.schema.ts';
import { OnePicture } from './one-picture.tsx';
import { Scene } from './scene.tsx';

/** M-03: a picture, a film or a third-party page. External content waits for consent, or for a click that loads it once (M-43). */
export const Media = ({ site, id, language, data, cacheKey, hasFirstPicture = false }: ModuleProps<MediaData>) => {
  const { media, caption } = data;
  const lang = langOf(language, site.language);
  const head = data.headline === null ? null : <HeadRow headline={data.headline} />;
  if (media.kind === 'image' && media.shape === 'full') {
    return (
      <SectionFrame id={id} cacheKey={cacheKey} lang={lang} width="full">
        {head === null ? null : <div className="wrap">{head}</div>}
        <FullPicture site={site} media={media} caption={caption} language={language} isFirst={hasFirstPicture} />
      </SectionFrame>
    );
  }
  if (media.kind === 'image') {
    return (
      <SectionFrame id={id} cacheKey={cacheKey} lang={lang} ground={data.ground}>
        {head}
        <OnePicture site={site} media={media} caption={caption} language={language} isFirst={hasFirstPicture} />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame id={id} lang={lang} ground={data.ground}>
      {head}
      {media.kind === 'iframe' && <ExternalEmbed site={site} media={media} caption={caption} language={language} />}
      {media.kind === 'scene' && <Scene site={site} media={media} caption={caption} language={language} />}
      {(media.kind === 'video' || media.kind === 'mp4') && <Film site={site} media={media} caption={caption} language={language} />}
    </SectionFrame>
  );
};
