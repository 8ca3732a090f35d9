import type { ComponentProps } from 'react';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { Lead, Note } from '#client/primitives/typography/text.tsx';
import { fallbackFaces } from '#design/font-files.ts';
import { articles, type SampleArticle } from './sample-articles.ts';
import type { Story } from './story.ts';

type Kind = 'lead' | 'note' | 'code' | 'numbers' | 'weights';
type Props = ComponentProps<typeof Heading> | { article: SampleArticle } | { kind: Kind };

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' } as const;
const facesOf = (lang: string) => (lang === 'ja' || lang === 'zh' ? fallbackFaces(lang) : undefined);

const Article = ({ lang, title, lead, body }: SampleArticle) => {
  const faces = facesOf(lang);
  return (
    <div lang={lang} style={stack}>
      {faces && <link rel="stylesheet" href={faces} />}
      <Heading level={2} size="stage">
        {title}
      </Heading>
      <Lead>
        <p>{lead}</p>
      </Lead>
      <div style={{ ...stack, hyphens: 'auto' }}>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
};

const { en } = articles;

const kinds = {
  lead: (
    <Lead>
      <p>{en.lead}</p>
    </Lead>
  ),
  note: <Note>All prices with value added tax. Delivery to islands takes two days longer.</Note>,
  code: (
    <div style={stack}>
      <p>
        The template <code>delta-60-s-cutout.svg</code> is drawn at full size; press <kbd>Ctrl</kbd> <kbd>P</kbd> and print at 100 %.
      </p>
      <pre>{'width: 980 mm\nheight: 480 mm\ncorner: R 15'}</pre>
    </div>
  ),
  numbers: (
    <div style={stack}>
      {['1.111,11 €', '8.888,88 €', '449,00 €'].map((amount) => (
        <span key={amount} className="num" style={{ inlineSize: 'var(--label)', textAlign: 'end' }}>
          {amount}
        </span>
      ))}
    </div>
  ),
  weights: (
    <div style={stack}>
      {(['--weight-text', '--weight-label', '--weight-strong'] as const).map((weight) => (
        <p key={weight} style={{ fontSize: 'var(--text-5)', fontWeight: `var(${weight})` }}>
          Spülbecken, évier, мийка
        </p>
      ))}
    </div>
  ),
} satisfies Record<Kind, unknown>;

const shown = (props: Props) => {
  if ('article' in props) return <Article {...props.article} />;
  if ('kind' in props) return kinds[props.kind];
  return <Heading {...props} />;
};

const Example = (props: Props) => <section>{shown(props)}</section>;

export const story: Story<Props> = {
  slug: 'typography',
  title: 'Typography',
  group: 'Foundations',
  summary: 'One font family in seven sizes and three weights. The heading level is for the outline of the page, the size for its look.',
  component: Example,
  variants: [
    { id: 'stage', title: 'Stage', args: { children: 'A quiet place for water', level: 2, size: 'stage' } },
    { id: 'section', title: 'Section', args: { children: 'Sinks and taps that go together', level: 2 } },
    { id: 'part', title: 'Part', args: { children: 'What is in the box', level: 3 } },
    { id: 'label', title: 'Label', args: { children: 'Scope of delivery', level: 3, size: 'label' } },
    { id: 'lead', title: 'Lead', args: { kind: 'lead' } },
    { id: 'note', title: 'Note', args: { kind: 'note' } },
    { id: 'numbers', title: 'Tabular figures', args: { kind: 'numbers' } },
    { id: 'code', title: 'Code and keys', args: { kind: 'code' } },
    { id: 'weights', title: 'Weights', args: { kind: 'weights' } },
    { id: 'english', title: 'English', args: { article: articles.en } },
    { id: 'german', title: 'German, long words', args: { article: articles.de } },
    { id: 'ukrainian', title: 'Ukrainian', args: { article: articles.uk } },
    { id: 'vietnamese', title: 'Vietnamese', args: { article: articles.vi } },
    { id: 'japanese', title: 'Japanese', args: { article: articles.ja } },
    { id: 'chinese', title: 'Chinese', args: { article: articles.zh } },
  ],
  source: [
    { file: 'src/client/primitives/typography/heading.tsx', name: 'Heading' },
    { file: 'src/client/primitives/typography/text.tsx', name: 'Lead' },
    { file: 'src/client/primitives/typography/text.tsx', name: 'Note' },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Sinks and taps that go together, heading level 2' },
    {
      action: 'Read a word in another language',
      heard: 'Nothing: its words are read with the voice of that language, set by its lang attribute',
    },
  ],
  use: {
    do: [
      'Choose the level by the outline and the size by the position.',
      'Set the language of a passage that differs from the page.',
      'Use tabular figures for amounts below each other.',
    ],
    dont: [
      'Do not use all caps, wide tracking or a second font family.',
      'Do not set whole sentences in bold for emphasis.',
      'Do not use lines longer than 75 characters.',
    ],
  },
  notes: [
    'Large type is light and tightly spaced; Japanese and Chinese have no tracking and a larger line height, Vietnamese a larger line height for stacked accents.',
    'Words of twelve letters or more are hyphenated, with at least five letters before and after the hyphen.',
    'All text scales with the text size of the browser and wraps at 200 %.',
  ],
  looks: [
    { title: 'Stage', selector: '.heading[data-size="stage"]', example: 'stage' },
    { title: 'Section', selector: '.heading[data-size="section"]', example: 'section' },
    { title: 'Part', selector: '.heading[data-size="part"]', example: 'part' },
    { title: 'Label', selector: '.heading[data-size="label"]', example: 'label' },
    { title: 'Lead', selector: '.lead', example: 'lead' },
    { title: 'Note', selector: '.note', example: 'note' },
  ],
};
