import type { ModuleStory } from './module-story.ts';

const sixty = [
  {
    identifier: 'lagune-60',
    headline: 'Lagune 60',
    subline: 'Stainless steel, 540 × 440 mm',
    text: 'One bowl of 500 × 400 mm, 200 mm deep. Inset or flush with the worktop.',
    link: { product: 'lagune-60' },
    image: { identifier: 'lagune-60-steel--front' },
    imageAlt: null,
  },
  {
    identifier: 'mole-60',
    headline: 'Mole 60',
    subline: 'Granite, 590 × 500 mm',
    text: 'A main bowl and a small one beside it, without a drainer.',
    link: { product: 'mole-60' },
    image: { identifier: 'mole-60-anthracite--front' },
    imageAlt: null,
  },
  {
    identifier: 'kontor-60',
    headline: 'Kontor 60',
    subline: 'Ceramic, 596 × 470 mm',
    text: 'Its front is seen and 225 mm high. It weighs 31 kg: the cabinet must carry it.',
    link: { product: 'kontor-60' },
    image: { identifier: 'kontor-60-white--front' },
    imageAlt: null,
  },
] as const;

export const story: ModuleStory<'recommended-products'> = {
  uid: 'recommended-products',
  component: 'RecommendedProducts',
  title: 'Recommended products',
  summary:
    'Products with an editor’s own text on why each is recommended. If price and availability matter, use product cards, which show them automatically.',
  variants: [
    { id: 'three', title: 'Three with all words', data: { headline: 'For a cabinet of 60 cm', products: [...sixty] } },
    {
      id: 'short',
      title: 'Headlines alone',
      data: { headline: 'For a cabinet of 60 cm', products: sixty.map((product) => ({ ...product, subline: null, text: null })) },
    },
    {
      id: 'missing',
      title: 'A picture is missing',
      data: { headline: 'For a cabinet of 60 cm', products: sixty.slice(0, 2).map((product) => ({ ...product, image: null })) },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Spülen für Unterschränke mit Mülltrennsystemauszug',
        products: [
          {
            identifier: 'lagune-60',
            headline: 'Lagune 60 mit Edelstahlsiebkorbablaufgarnitur',
            subline: 'Edelstahleinbeckenspüle, flächenbündig einbaubar',
            text: 'Der Arbeitsplattenausschnitt misst 520 × 420 mm, die Unterschrankmindestbreite ist 60 cm.',
            link: { product: 'lagune-60' },
            image: { identifier: 'lagune-60-gunmetal--front' },
            imageAlt: null,
          },
          {
            identifier: 'delta-60-s',
            headline: 'Delta 60 S',
            subline: 'Quarzverbundwerkstoffspüle',
            text: null,
            link: { product: 'delta-60-s' },
            image: { identifier: 'delta-60-s-sand--front' },
            imageAlt: 'Delta 60 S in Sand, schräg von vorn',
          },
          {
            identifier: 'ufer',
            headline: 'Ufer',
            subline: null,
            text: 'Niederdruckarmatur für drucklose Untertischwarmwasserspeicher, Ausladung 190 mm.',
            link: { product: 'ufer' },
            image: { identifier: 'ufer-chrome--front' },
            imageAlt: null,
          },
        ],
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'For a cabinet of 60 cm, heading level 2' },
    { action: 'Next line (Down arrow)', heard: 'List with 3 items' },
    { action: 'Next heading', heard: 'Lagune 60, link, heading level 3' },
    { action: 'Next line (Down arrow)', heard: 'Stainless steel, 540 × 440 mm' },
  ],
  use: {
    do: ['Say in the text why it is recommended, with a measure if possible.', 'Recommend two to four products.'],
    dont: [
      'Do not write prices into the text: they differ by country and change.',
      'Do not mix products and pages: for pages, use a topic board.',
    ],
  },
  notes: ['The whole card is one link, named by the headline alone.', 'Not interactive: it ships no script.'],
};
