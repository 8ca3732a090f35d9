import { fallbackFaces } from '#design/font-files.ts';
import { DocsScreen } from '../docs-screen.tsx';
import { Part } from '../story/part.tsx';
import { foundationAt } from './foundations.ts';
import { TokenTable } from './token-table.tsx';
import { findToken, tokens } from './tokens.ts';
import styles from './type-page.module.css';

const { href, title, summary, chapters } = foundationAt('/docs/type');

// From the stage down, each with its leading and tracking.
const steps = [
  { size: '--text-7', leading: '--leading-tight', tracking: '--tracking-7', sample: 'Morning light on ceramic' },
  { size: '--text-6', leading: '--leading-head', tracking: '--tracking-6', sample: 'Sinks for cabinets from 45 cm' },
  { size: '--text-5', leading: '--leading-head', tracking: '--tracking-5', sample: 'What is in the box' },
  { size: '--text-4', leading: '--leading-lead', tracking: '--tracking-4', sample: 'Granite that takes a hot pan and a dropped cup.' },
  { size: '--text-3', leading: '--leading-text', tracking: undefined, sample: 'Kontor 60 weighs 31 kg, so the cabinet must carry it.' },
  { size: '--text-2', leading: '--leading-control', tracking: undefined, sample: 'Delivery in 2 to 3 working days' },
  { size: '--text-1', leading: '--leading-control', tracking: undefined, sample: 'Price with tax, plus shipping' },
];

const weights = [
  { name: '--weight-text', use: 'Body text, large type' },
  { name: '--weight-label', use: 'Labels, buttons' },
  { name: '--weight-strong', use: 'Selected items, table headers' },
];

const scripts = [
  { lang: 'de', text: 'Größe, Fläche, Spülbecken' },
  { lang: 'pl', text: 'Zlewozmywak z ociekaczem' },
  { lang: 'cs', text: 'Dřez s odkapávačem' },
  { lang: 'hu', text: 'Mosogatótálca csepegtetővel' },
  { lang: 'vi', text: 'Chậu rửa bằng đá granit' },
  { lang: 'uk', text: 'Кухонна мийка з ґраніту' },
  { lang: 'ja', text: '花崗岩のキッチンシンク' },
  { lang: 'zh', text: '花岗岩厨房水槽' },
];

const parts = ['Scale', 'Weights', 'Scripts', 'Tokens'].map((part) => ({ id: part.toLowerCase(), title: part }));

const variable = (name: string | undefined) => (name === undefined ? undefined : `var(${name})`);

/** The steps, weights and scripts of the one typeface. */
export const TypePage = () => (
  <DocsScreen address={href} title={title} summary={summary} parts={parts}>
    <Part id="scale" title="Scale">
      <ul className={styles['list']}>
        {steps.map(({ size, leading, tracking, sample }) => (
          <li key={size} className={styles['step']}>
            <div>
              <code>{size}</code>
              <p className={styles['remark']}>{findToken(size)?.remark}</p>
            </div>
            <p style={{ fontSize: variable(size), lineHeight: variable(leading), letterSpacing: variable(tracking) }}>{sample}</p>
          </li>
        ))}
      </ul>
    </Part>
    <Part id="weights" title="Weights">
      <ul className={styles['list']}>
        {weights.map(({ name, use }) => (
          <li key={name} className={styles['step']}>
            <div>
              <code>{name}</code>
              <p className={styles['remark']}>{use}</p>
            </div>
            <p className={styles['weight']} style={{ fontWeight: variable(name) }}>
              {`Onest ${findToken(name)?.value}`}
            </p>
          </li>
        ))}
      </ul>
    </Part>
    <Part id="scripts" title="Scripts">
      {(['ja', 'zh'] as const).map((language) => (
        <link key={language} rel="stylesheet" href={fallbackFaces(language)} />
      ))}
      <p>
        Japanese and Chinese use system fonts, with web fonts as a fallback, without tracking and with a larger line height; Vietnamese has
        a larger line height for stacked accents.
      </p>
      <ul className={styles['list']}>
        {scripts.map(({ lang, text }) => (
          <li key={lang} className={styles['step']}>
            <code>{lang}</code>
            <p lang={lang} className={styles['weight']}>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Part>
    <Part id="tokens" title="Tokens">
      <TokenTable label="Tokens" tokens={tokens.filter(({ chapter }) => (chapters as readonly string[]).includes(chapter))} />
    </Part>
  </DocsScreen>
);
