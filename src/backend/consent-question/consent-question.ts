import 'server-only';
import { findPageById, pathOfPage } from '#backend/content/content.ts';
import type { ConsentQuestion } from '#shared/contract/consent.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { piecesAround } from '#shared/i18n/pieces-around.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { askedPurposes } from './asked-purposes.ts';
import { wordsOf } from './purpose-words.ts';

export { askedPurposes } from './asked-purposes.ts';
export { wordsOf } from './purpose-words.ts';

const linksOf = (site: Site): ConsentQuestion['links'] =>
  ['privacy', 'imprint'].flatMap((id) => {
    const page = findPageById(site, id);
    return page ? [{ href: page.path, label: page.texts.label }] : [];
  });

/** What a site asks its visitors before anything of others is loaded (G-03). */
export const questionOf = async (site: Site): Promise<ConsentQuestion> => {
  const say = createTranslator(site.language, await loadMessages(site.locale));
  const settings = say('consent.settings');
  const [before = '', , after = ''] = piecesAround((slot) => say('consent.text', { settings: slot(settings) }));
  return {
    texts: {
      title: say('consent.title'),
      before,
      after,
      reject: say('consent.reject'),
      choose: say('consent.choose'),
      accept: say('consent.accept'),
      states: [
        say('consent.isAlwaysOn', { purpose: wordsOf(say, 'necessary').label }),
        ...askedPurposes().map((purpose) => say('consent.isOff', { purpose: wordsOf(say, purpose).label })),
      ],
      failed: say('consent.failed'),
    },
    settings: { href: pathOfPage(site, 'cookies') ?? site.root, label: settings },
    links: linksOf(site),
  };
};
