import { Register } from '#client/primitives/grid/register.tsx';
import { SearchForm } from '#client/search/search-form.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { leastCharacters } from '#server-components/search-term/term.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { localeIn } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import type { ModuleProps } from '../module-props.ts';
import type { SearchBarData } from './search-bar.schema.ts';

/** M-21: a search field that leads to `{root}search/{term}`; without script a native form to the same page. */
export const SearchBar = async ({ site, id, language, data }: ModuleProps<SearchBarData>) => {
  const t = await getTranslator(localeIn(site, language));
  const form = (
    <SearchForm
      id={`${id}-term`}
      path={pathTo(site, 'search')}
      term=""
      leastCharacters={leastCharacters}
      texts={{ label: t('search.label'), submit: t('search.submit'), hint: data.hasHint ? t('search.help') : undefined }}
    />
  );
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)}>
      {data.headline === null ? form : <Register headline={data.headline}>{form}</Register>}
    </SectionFrame>
  );
};
