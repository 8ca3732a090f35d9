import { findPicture, getCountry, placeholderFor } from '#backend/content/content.ts';
import { ConsentedFilm } from '#client/media/consented-film.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { VideoSource } from '#client/primitives/video-frame/video-source.ts';
import { blockedTextsOf, settingsPathOf } from '#server-components/media/blocked-texts.ts';
import { getTranslator } from '#server-components/translator.ts';
import type { Language } from '#shared/country/countries.ts';
import { localeIn, type Site } from '#shared/country/site.ts';
import { nameAction } from '#shared/i18n/name-action.ts';
import styles from './media.module.css';
import type { MediaData } from './media.schema.ts';
import { playerUrlOf } from './player-url.ts';

type FilmData = Extract<MediaData['media'], { kind: 'video' | 'mp4' }>;
type FilmProps = { site: Site; media: FilmData; caption: string | null; language: Language };

const sourceOf = (media: FilmData): VideoSource => {
  if (media.kind === 'video') return { kind: 'embed', src: playerUrlOf(media.url) ?? media.url };
  const [first, ...others] = media.captions;
  if (!first) throw new Error(`No captions to ${media.src}`);
  return { kind: 'file', files: [{ src: media.src, type: 'video/mp4' }], captions: [first, ...others] };
};

/** A film that loads on a click, and with consent where a third party hosts it. Without script there is a link to it. */
export const Film = async ({ site, media, caption, language }: FilmProps) => {
  const t = await getTranslator(localeIn(site, language));
  const source = sourceOf(media);
  const address = media.kind === 'video' ? media.url : media.src;
  const play = t('content.media.film.play');
  return (
    <>
      <ConsentedFilm
        title={media.title}
        caption={caption ?? undefined}
        poster={findPicture(site, media.poster.identifier, language)?.picture ?? placeholderFor(media.poster.identifier)}
        source={source}
        isConsentRequired={getCountry(site.country).consent.isRequired}
        settingsHref={settingsPathOf(site)}
        texts={{
          play,
          playNamed: nameAction(language, play, media.title),
          blocked: blockedTextsOf(t, 'film', media.title, source.kind === 'embed' ? new URL(source.src).host : ''),
        }}
      />
      <p className={styles.player}>
        <TextLink href={address} {...(media.kind === 'video' && { outside: t('content.outside') })}>
          {nameAction(language, play, media.title)}
        </TextLink>
      </p>
    </>
  );
};
