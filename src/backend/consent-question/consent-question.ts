import 'server-only';
import { findPageById, pathOfPage } from '#backend/content/content.ts';
import type { ConsentQuestion } from '#shared/contract/consent.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { piecesAround } from '#shared/i18n/pieces-around.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { enabledPurposes } from './enabled-purposes.ts';
import { wordsOf } from './purpose-words.ts';

export { enabledPurposes } from './enabled-purposes.ts';
export { wordsOf } from './purpose-words.ts';

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
      failed: t('consent.failed'),
    },
    settings: { href: pathOfPage(site, 'cookies') ?? site.root, label: settings },
    links: linksOf(site),
  };
};
