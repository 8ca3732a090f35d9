import type { ModuleStory } from './module-story.ts';

const workshop = {
  text: 'We set the outlet 95 mm behind the middle. The pot stands on level ground in front of it, and the drawer below keeps its room.',
  author: 'From our workshop in Paderborn',
  image: { identifier: 'schleuse-90-anthracite--front' },
  caption: 'Schleuse 90 in anthracite: two bowls of 400 × 400 mm',
};

export const story: ModuleStory<'quote'> = {
  uid: 'quote',
  component: 'Quote',
  title: 'Quote',
  summary:
    'What somebody said, and who it was; with a picture of what it is about, if there is one. A promise of the house is a USP teaser.',
  variants: [
    { id: 'picture', title: 'With a picture', data: workshop },
    { id: 'words', title: 'Words alone', data: { ...workshop, image: null, caption: null, ground: 'paper' } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        text: 'Unterbauspülenausschnittsschablonen legen wir jeder Spüle bei, damit niemand auf der Arbeitsplatte nachmessen muss: Die Küchenarbeitsplattenhersteller fräsen danach, und die Abtropfflächenkante liegt auf den Zehntelmillimeter genau dort, wo sie in der Zeichnung liegt.',
        author: 'Aus der Konstruktionsabteilung für Quarzverbundwerkstoffspülen, Paderborn',
        image: { identifier: 'kitchen-undermount-stone' },
        caption: null,
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next line', heard: 'Blockquote, “We set the outlet 95 mm behind the middle. …”' },
    { action: 'Next line', heard: 'From our workshop in Paderborn' },
    { action: 'Next graphic', heard: 'Schleuse 90 in anthracite, three-quarter view, graphic' },
  ],
  use: {
    do: ['Name somebody who exists and said exactly this.', 'Show what is spoken of.'],
    dont: ['Do not praise the house in the mouth of a customer without a name.', 'Do not use it for large type: that is a section intro.'],
  },
  notes: ['The browser sets the quotation marks of the language that is spoken.', 'Nothing in it reacts: it ships no script.'],
};
