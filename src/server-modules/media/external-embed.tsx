import { getCountry } from '#backend/content/content.ts';
import { OutsideFrame } from '#client/media/outside-frame.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { blockedTextsOf, settingsPathOf } from '#server-components/media/blocked-texts.ts';
import { getTranslator } from '#server-components/translator.ts';
import type { Language } from '#shared/country/countries.ts';
import { localeIn, type Site } from '#shared/country/site.ts';
import styles from './media.module.css';
import type { MediaData } from './media.schema.ts';

type OutsideProps = {
  site: Site;
  media: Extract<MediaData['media'], { kind: 'iframe' }>;
  caption: string | null;
  language: Language;
};

/** A third-party page in a sandbox, once it may load. Without script there is a link to it. */
export const ExternalEmbed = async ({ site, media, caption, language }: OutsideProps) => {
  const t = await getTranslator(localeIn(site, language));
  const { title, url, ratio } = media;
  return (
    <figure className={styles.outside}>
      <OutsideFrame
        title={title}
        src={url}
        ratio={ratio}
        isConsentRequired={getCountry(site.country).consent.isRequired}
        settingsHref={settingsPathOf(site)}
        texts={blockedTextsOf(t, 'frame', title, new URL(url).host)}
      />
      <p className={styles.player}>
        <TextLink href={url} outside={t('content.outside')}>
          {title}
        </TextLink>
      </p>
      {caption === null ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
};
