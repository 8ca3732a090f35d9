import { hintFor } from '#backend/search/search.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import type { Site } from '#shared/country/site.ts';

/** The editors' hint for a term that is a topic rather than a product; nothing for all other terms. */
export const HintMessage = ({ site, term }: { site: Site; term: string }) => {
  const hint = hintFor(site, term);
  if (!hint) return null;
  const { path, texts, language } = hint.page;
  return (
    <Message kind="info">
      <p>
        {hint.text}{' '}
        <TextLink href={path} lang={langOf(language, site.language)}>
          {texts.label}
        </TextLink>
      </p>
    </Message>
  );
};
