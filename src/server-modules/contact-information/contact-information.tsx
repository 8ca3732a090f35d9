import { resolveLink } from '#backend/content/content.ts';
import { Register } from '#client/primitives/grid/register.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { localeIn, type Site } from '#shared/country/site.ts';
import { langOf } from '../language-attribute.ts';
import type { ModuleProps } from '../module-props.ts';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import { SectionFrame } from '../section-frame/section-frame.tsx';
import { getTranslator } from '../translator.ts';
import styles from './contact-information.module.css';
import type { ContactInformationData } from './contact-information.schema.ts';

type PartProps = { data: ContactInformationData };

// Only lines that say both a day and a time.
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

/** M-24: how to reach the house, and when somebody answers. */
export const ContactInformation = async ({ site, id, language, data, keep }: ModuleProps<ContactInformationData>) => {
  const say = await getTranslator(localeIn(site, language));
  return (
    <SectionFrame id={id} keep={keep} lang={langOf(language, site.language)}>
      <Register headline={data.headline} aside={data.text === null ? null : <Paragraphs text={data.text} />}>
        <div className={styles.contact}>
          <Ways data={data} />
          <div className={styles.when}>
            <Hours data={data} />
            {data.info === null ? null : <p className={styles.info}>{data.info}</p>}
          </div>
          <Address data={data} site={site} routeText={say('content.route')} />
        </div>
      </Register>
    </SectionFrame>
  );
};
