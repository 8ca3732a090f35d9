import { coloursOf } from '#backend/catalogue/catalogue.ts';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Swatch } from '#client/primitives/swatch/swatch.tsx';
import { Note } from '#client/primitives/typography/text.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { FamilyColour } from '#shared/catalogue/comparison.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './family-colours.module.css';
import type { FamilyColoursData } from './family-colours.schema.ts';

const Colour = ({ colour: { finish, name, url, picture, members } }: { colour: FamilyColour }) => (
  <li className={styles.colour}>
    <Link href={url} className={styles.link}>
      <Tile picture={picture.picture} alt="" sizes="(width >= 834px) 31vw, 46vw" ratio="5/4" />
      <span className={styles.name}>
        <Swatch finish={finish} /> {name}
      </span>
    </Link>
    <p className={styles.members}>{members}</p>
  </li>
);

/** All colours of a family: a picture of each, which leads to the product in it, and the sizes available in it. */
export const FamilyColours = async ({ site, id, language, data }: ModuleProps<FamilyColoursData>) => {
  const colours = coloursOf(site, data.family);
  const [first] = colours;
  if (!first) return null;
  const t = await getTranslator(site.locale);
  const isOne = colours.every(({ shownOn }) => shownOn === first.shownOn);
  return (
    <SectionFrame id={id}>
      <HeadRow headline={data.headline} lang={langOf(language, site.language)}>
        <Note>
          {isOne ? t('family.shownOn', { name: first.shownOn }) : null}{' '}
          {data.note === null ? null : <span lang={langOf(language, site.language)}>{data.note}</span>}
        </Note>
      </HeadRow>
      <ul className={styles.colours}>
        {colours.map((colour) => (
          <Colour key={colour.finish} colour={colour} />
        ))}
      </ul>
    </SectionFrame>
  );
};
