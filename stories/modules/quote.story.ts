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
  summary: 'What somebody said, and who; optionally with a picture of the subject. For a promise of the company, use a USP teaser.',
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
    { action: 'Next line (Down arrow)', heard: 'Block quote. “We set the outlet 95 mm behind the middle. …”' },
    { action: 'Next line (Down arrow)', heard: 'From our workshop in Paderborn' },
    { action: 'Next graphic', heard: 'Schleuse 90 in anthracite, three-quarter view, graphic' },
  ],
  use: {
    do: ['Quote real people, word for word.', 'Show what the quote is about.'],
    dont: ['Do not praise the company in the name of an anonymous customer.', 'Do not use it for large type: use a section intro.'],
  },
  notes: ['The browser sets the quotation marks of the language.', 'Not interactive: it ships no script.'],
};
