import type { Alternate } from '#backend/content/content.ts';
import type { Picture } from '#shared/contract/picture.ts';
import type { Site } from '#shared/country/site.ts';
import { shareSize, shareUrlOf } from '#shared/picture/share-picture.ts';
import { alternatePathsName, writeAlternatePaths } from '#shared/routes/alternate-paths.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { ByRequestKind } from '#static-part';
import { getTranslator } from '../translator.ts';

/** The title of a page with the brand appended, unless it is included already. */
export const presentTitle = (title: string | undefined, brand: string): string => {
  const own = title?.trim() ?? '';
  if (own === '') return brand;
  return own.includes(brand) ? own : `${own} – ${brand}`;
};

type HeadProps = {
  site: Site;
  /** Of this page; the brand is appended where it is missing. Empty or undefined: the brand alone. */
  title: string | undefined;
  /** Undefined: the default description of the shop. */
  description: string | undefined;
  /** Absolute, from configuration. Undefined for pages that have no address of their own (404). */
  canonical: string | undefined;
  isIndexed: boolean;
  /** The same page in other countries and languages. */
  alternates: readonly Alternate[];
  /** No other country has this page: page two of a list. A visitor who changes country is led to page one. @default false */
  isAlone?: boolean;
  /** The picture shown where the page is shared. */
  picture?: { picture: Picture; alt: string } | undefined;
  type?: 'website' | 'article' | 'product';
};

type SocialProps = {
  site: Site;
  title: string;
  description: string;
  canonical: string | undefined;
  type: string;
  brand: string;
  picture: HeadProps['picture'];
};

const territory = (locale: string): string => locale.replace('-', '_');

const SocialPicture = ({ url, alt }: { url: string; alt: string }) => (
  <>
    <meta property="og:image" content={url} />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content={`${shareSize.width}`} />
    <meta property="og:image:height" content={`${shareSize.height}`} />
    <meta property="og:image:alt" content={alt} />
  </>
);

const Social = ({ site, title, description, canonical, type, brand, picture }: SocialProps) => {
  const shared = picture && shareUrlOf(picture.picture);
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={territory(site.locale)} />
      {canonical === undefined ? null : <meta property="og:url" content={canonical} />}
      {shared === undefined ? null : <SocialPicture url={absoluteUrl(site.country, shared)} alt={picture?.alt ?? ''} />}
      <meta name="twitter:card" content={shared === undefined ? 'summary' : 'summary_large_image'} />
    </>
  );
};

// Countries that share a language are distinguished: `fr-CH`, `fr-BE`, and x-default.
const Alternates = ({ alternates }: { alternates: readonly Alternate[] }) =>
  alternates.map(({ hreflang, href }) => <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />);

// Search engines see alternates of indexed pages only; the country picker always leads to the page on screen (Y-07).
const Elsewhere = ({ alternates }: { alternates: readonly Alternate[] }) =>
  alternates.length === 0 ? null : <meta name={alternatePathsName} content={writeAlternatePaths(alternates)} />;

/** Everything that search engines and link previews read about a page (S-01). React hoists it into the document's head. */
export const Head = async (props: HeadProps) => {
  const { site, title, description, canonical, isIndexed, alternates, isAlone = false, picture, type = 'website' } = props;
  const t = await getTranslator(site.locale);
  const brand = t('general.brand');
  const shownTitle = presentTitle(title, brand);
  const shownDescription = description?.trim() || t('content.head.description');
  return (
    <>
      <title>{shownTitle}</title>
      <meta name="description" content={shownDescription} />
      <meta name="robots" content={isIndexed ? 'index, follow' : 'noindex, follow'} />
      {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
      {isIndexed && !isAlone ? (
        <ByRequestKind document={<Alternates alternates={alternates} />} change={<Elsewhere alternates={alternates} />} />
      ) : (
        <Elsewhere alternates={alternates} />
      )}
      <ByRequestKind
        document={
          <Social
            site={site}
            title={shownTitle}
            description={shownDescription}
            canonical={canonical}
            type={type}
            brand={brand}
            picture={picture}
          />
        }
        change={null}
      />
    </>
  );
};
