import { resolveLink } from '#backend/content/content.ts';
import { Register } from '#client/primitives/grid/register.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { ContentPicture } from '#server-components/content-picture/content-picture.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Language } from '#shared/country/countries.ts';
import { localeIn, type Site } from '#shared/country/site.ts';
import type { ModuleProps } from '../module-props.ts';
import { DownloadList } from '../text-infobox/download-list.tsx';
import { presentDownloads } from '../text-infobox/downloads.ts';
import styles from './contact-information.module.css';
import type { ContactInformationData } from './contact-information.schema.ts';

type PartProps = { data: ContactInformationData };

// Only lines that have both a day and a time.
const linesOf = (data: ContactInformationData): { day: string; time: string }[] =>
  [
    [data.day1, data.time1],
    [data.day2, data.time2],
    [data.day3, data.time3],
  ].flatMap(([day, time]) => (day && time ? [{ day, time }] : []));

const Hours = ({ data }: PartProps) => (
  <dl className={styles.hours}>
    {linesOf(data).map(({ day, time }) => (
      <div key={day}>
        <dt>{day}</dt>
        <dd>{time}</dd>
      </div>
    ))}
  </dl>
);

const Address = ({ data, site, routeText }: PartProps & { site: Site; routeText: string }) => (
  <address className={styles.address}>
    <span>{data.companyName}</span>
    <span>{`${data.street} ${data.streetNo}`}</span>
    <span>{`${data.zip} ${data.city}`}</span>
    <span>{data.country}</span>
    {data.routeLink === null ? null : (
      <TextLink href={resolveLink(site, data.routeLink).href} variant="action">
        {routeText}
      </TextLink>
    )}
  </address>
);

const Ways = ({ data }: PartProps) => (
  <ul className={styles.ways}>
    <li>
      <Icon name="phone" />
      <a href={`tel:${data.phone.replaceAll(' ', '')}`}>{data.phone}</a>
    </li>
    <li>
      <Icon name="mail" />
      <a href={`mailto:${data.email}`}>{data.email}</a>
    </li>
  </ul>
);

// Things to take along: a code for the phone, directions, a document.
const Along = ({ data, site, language }: PartProps & { site: Site; language: Language }) => {
  const { qrImage, description, documentLink } = data;
  const documents = presentDownloads(documentLink === null ? [] : [documentLink], site.locale);
  if (qrImage === null && description === null && documents.length === 0) return null;
  return (
    <div className={styles.along}>
      {qrImage === null ? null : (
        <div className={styles.code}>
          <ContentPicture site={site} image={qrImage} language={language} sizes="8rem" ratio={1} />
        </div>
      )}
      <div className={styles.beside}>
        {description === null ? null : <Paragraphs text={description} />}
        {documents.length === 0 ? null : <DownloadList downloads={documents} />}
      </div>
    </div>
  );
};

/** M-24: how to reach the company, and when somebody answers. */
export const ContactInformation = async ({ site, id, language, data, cacheKey }: ModuleProps<ContactInformationData>) => {
  const t = await getTranslator(localeIn(site, language));
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
      <Register headline={data.headline} aside={data.text === null ? null : <Paragraphs text={data.text} />}>
        <div className={styles.contact}>
          <Ways data={data} />
          <div className={styles.when}>
            <Hours data={data} />
            {data.info === null ? null : <p className={styles.info}>{data.info}</p>}
          </div>
          <Address data={data} site={site} routeText={t('content.route')} />
          <Along data={data} site={site} language={language} />
        </div>
      </Register>
    </SectionFrame>
  );
};
