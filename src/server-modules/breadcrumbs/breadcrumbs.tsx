import type { Breadcrumb } from '#backend/content/content.ts';
import { Link } from '#client/primitives/link/link.tsx';
import type { Site } from '#shared/country/site.ts';
import { JsonLd } from '../head/json-ld.tsx';
import { langOf } from '../language-attribute.ts';
import { getTranslator } from '../translator.ts';
import { presentBreadcrumbs } from './breadcrumb-list.ts';
import styles from './breadcrumbs.module.css';

/** The way from the home page to here; the last step is this page and no link. Search engines are told the same. */
export const Breadcrumbs = async ({ site, steps }: { site: Site; steps: readonly Breadcrumb[] }) => {
  const say = await getTranslator(site.language);
  if (steps.length < 2) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={say('content.breadcrumbs')}>
      <ol>
        {steps.map(({ label, href, language }, index) => (
          <li key={href} lang={langOf(language, site.language)}>
            {index === steps.length - 1 ? <span aria-current="page">{label}</span> : <Link href={href}>{label}</Link>}
          </li>
        ))}
      </ol>
      <JsonLd data={presentBreadcrumbs(site, steps)} />
    </nav>
  );
};
