import { findPageByType, getNavigation } from '#backend/content/content.ts';
import { LinkList } from '#client/primitives/list/link-list.tsx';
import { SearchForm } from '#client/search/search-form.tsx';
import { PageFactsMeta } from '#server-components/head/page-facts.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { leastCharacters } from '#server-components/search-term/term.ts';
import { getTranslator } from '#server-components/translator.ts';
import { searchBarSchema } from '#server-modules/search-bar/search-bar.schema.ts';
import { sectionIntroSchema } from '#server-modules/section-intro/section-intro.schema.ts';
import { Sections } from '#server-modules/sections.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { displayPath } from '#shared/routes/display-path.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { CutOutDrawing } from './cut-out-drawing.tsx';
import styles from './not-found.module.css';

const cutOut = { width: 404, height: 192 };

/** The introduction of the 404 page's own content; undefined where an editor wrote none. */
const findIntro = (sections: readonly { uid: string; data: unknown }[]) => {
  const first = sections[0]?.uid === 'section-intro' ? sectionIntroSchema.safeParse(sections[0].data) : undefined;
  return first?.success ? first.data : undefined;
};

/** Whether the page's content begins with a search bar, below its introduction: it then moves into the head, with its hint. */
const findSearch = (sections: readonly { uid: string; data: unknown }[]) => {
  const first = sections[0]?.uid === 'search-bar' ? searchBarSchema.safeParse(sections[0].data) : undefined;
  return first?.success ? first.data : undefined;
};

const linksFor = (site: Site, t: Translate) => {
  const { main, language } = getNavigation(site);
  const lang = langOf(language, site.language);
  return [
    ...main.slice(0, 3).flatMap(({ label, seoRoute }) => (seoRoute === null ? [] : [{ label, href: seoRoute, lang }])),
    { label: t('shell.notFound.home'), href: site.root },
  ];
};

/** The view for an address without a page: the message, the 404 page's own content where it has some, else the generic view. */
export const NotFound = async ({ site, path }: { site: Site; path: string }) => {
  const t = await getTranslator(site.locale);
  const page = findPageByType(site, '404');
  const sections = page?.texts.sections ?? [];
  const intro = findIntro(sections);
  const below = intro ? sections.slice(1) : sections;
  const search = findSearch(below);
  const lang = page && intro ? langOf(page.language, site.language) : undefined;
  return (
    <>
      <title>{page?.texts.title ?? t('shell.notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <PageFactsMeta category="404" eid="404" />
      <div className={`wrap ${styles['view']}`}>
        <div className={styles['words']}>
          <p className={styles['status']}>
            {t('shell.notFound.status')} <span lang="en">Page Not Found: {displayPath(path)}</span>
          </p>
          <h1 className={styles['headline']} lang={lang}>
            {intro?.headline ?? t('shell.notFound.headline')}
          </h1>
          <p className={styles['lead']} lang={lang}>
            {intro?.text ?? t('shell.notFound.text')}
          </p>
          <div className={styles['onward']}>
            <SearchForm
              path={pathTo(site, 'search')}
              term=""
              leastCharacters={leastCharacters}
              texts={{
                label: t('search.label'),
                submit: t('search.submit'),
                hint: search?.hasHint === false ? undefined : t('search.help'),
              }}
              isMain
            />
            <LinkList links={linksFor(site, t)} />
          </div>
        </div>
        <CutOutDrawing label={t('shell.notFound.drawing', cutOut)} />
      </div>
      {page && <Sections site={site} sections={search ? below.slice(1) : below} language={page.language} />}
    </>
  );
};
