import 'server-only';
import { findPageById, pathOfPage } from '#backend/content/content.ts';
import type { Purpose } from '#shared/consent/purposes.ts';
import type { ConsentQuestion } from '#shared/contract/consent.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { piecesAround } from '#shared/i18n/pieces-around.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { enabledPurposes } from './enabled-purposes.ts';

export { enabledPurposes } from './enabled-purposes.ts';

/** The name of a purpose, and what happens when it is allowed. */
export const wordsOf = (t: Translate, purpose: Purpose | 'necessary'): { label: string; text: string } => {
  const key = purpose === 'last-seen' ? 'lastSeen' : purpose;
  return { label: t(`consent.purpose.${key}.label`), text: t(`consent.purpose.${key}.text`) };
};

const linksOf = (site: Site): ConsentQuestion['links'] =>
  ['privacy', 'imprint'].flatMap((id) => {
    const page = findPageById(site, id);
    return page ? [{ href: page.path, label: page.texts.label }] : [];
  });

/** The consent question of a site, shown before any third-party content is loaded (G-03). */
export const questionOf = async (site: Site): Promise<ConsentQuestion> => {
  const t = createTranslator(site.language, await loadMessages(site.locale));
  const settings = t('consent.settings');
  const [before = '', , after = ''] = piecesAround((slot) => t('consent.text', { settings: slot(settings) }));
  return {
    texts: {
      title: t('consent.title'),
      before,
      after,
      reject: t('consent.reject'),
      choose: t('consent.choose'),
      accept: t('consent.accept'),
      states: [
        t('consent.isAlwaysOn', { purpose: wordsOf(t, 'necessary').label }),
        ...enabledPurposes().map((purpose) => t('consent.isOff', { purpose: wordsOf(t, purpose).label })),
      ],
      saved: t('consent.saved'),
      failed: t('consent.failed'),
    },
    settings: { href: pathOfPage(site, 'cookies') ?? site.root, label: settings },
    links: linksOf(site),
  };
};
