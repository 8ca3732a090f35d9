import type { ModuleStory } from './module-story.ts';

const stone = {
  headline: 'Stone up to the edge',
  text: 'Lagune 50 is mounted from below. The worktop runs up to the bowl, and crumbs are wiped straight in.',
  image: { identifier: 'kitchen-undermount-stone' },
  scroller: { text: 'To the dimensions' },
};

export const story: ModuleStory<'banner-scroller'> = {
  uid: 'banner-scroller',
  component: 'BannerScroller',
  title: 'Banner with scroller',
  summary: 'A full-bleed picture with text below it and a link that scrolls on. For one product with its facts, use a unit stage.',
  variants: [
    { id: 'next', title: 'To the next section', data: stone },
    {
      id: 'section',
      title: 'Without text, to a named section',
      data: { ...stone, text: null, scroller: { text: 'To the questions', section: 'questions' } },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Natursteinarbeitsplattenausschnittkante',
        text: 'Unterbauspülen brauchen eine durch und durch wasserfeste Arbeitsplatte, denn die Ausschnittkante bleibt sichtbar.',
        image: { identifier: 'kitchen-marble-copper' },
        scroller: { text: 'Zu den Arbeitsplattenausschnittmaßen' },
      },
    },
  ],
  keyboard: [{ keys: ['Enter'], effect: 'Scrolls to the section' }],
  transcript: [
    { action: 'Next heading', heard: 'Stone up to the edge, heading level 2' },
    { action: 'Next link', heard: 'To the dimensions, link' },
  ],
  use: {
    do: ['Use a picture that can be cropped to a wide band.', 'Name the target in the link text.'],
    dont: ['Do not write “scroll down”.', 'Do not place two banners one after the other.'],
  },
  notes: [
    'The link is an anchor: it works without script.',
    'Without a target section it scrolls to the end of the banner, where the next section begins.',
  ],
};
