import type { ModuleStory } from './module-story.ts';

const film = {
  headline: 'Set into the worktop',
  media: {
    kind: 'video' as const,
    title: 'How Delta 60 S is installed',
    url: 'https://www.youtube.com/watch?v=undula-film',
    poster: { identifier: 'kitchen-granite-brass' },
  },
  caption: '4:12 minutes, with captions. The same steps stand in the installation guide.',
};

export const story: ModuleStory<'media'> = {
  uid: 'media',
  component: 'Media',
  title: 'Media',
  summary:
    'One picture, a film or a third-party page in a frame. For a picture with text beside it, use text media; for several pictures, a gallery.',
  variants: [
    {
      id: 'wide',
      title: 'A room across the page',
      data: {
        headline: null,
        media: { kind: 'image', image: { identifier: 'kitchen-garden' }, shape: 'wide' },
        caption: 'Mole 60 and tap Düne, both in anthracite',
      },
    },
    {
      id: 'whole',
      title: 'A product, whole',
      data: {
        headline: 'Two bowls of 400 × 400 mm',
        media: { kind: 'image', image: { identifier: 'schleuse-90-anthracite--front' } },
        caption: 'Schleuse 90 in anthracite, 860 mm wide',
      },
    },
    { id: 'video', title: 'A film elsewhere, without consent', data: film },
    {
      id: 'mp4',
      title: 'A film of our own',
      data: {
        ...film,
        media: {
          kind: 'mp4',
          title: 'How a sink is fitted from above',
          src: '/films/from-above-767034e7f3.mp4',
          captions: [
            { src: '/films/from-above-en.vtt', language: 'en', label: 'English' },
            { src: '/films/from-above-de.vtt', language: 'de', label: 'Deutsch' },
          ],
          poster: { identifier: 'kitchen-granite-brass' },
        },
        caption: '15 seconds, without sound, with captions.',
      },
    },
    {
      id: 'scene',
      title: 'A scene that moves',
      data: {
        headline: 'Granite in morning light',
        media: {
          kind: 'scene',
          src: '/films/kitchen-morning-b79fc81764.mp4',
          av1: '/films/kitchen-morning-av1-1610625e7f.mp4',
          poster: { identifier: 'kitchen-granite-brass' },
        },
        caption: 'Delta 60 S in anthracite, tap Bogen P in brass. Four seconds, without sound.',
      },
    },
    {
      id: 'frame',
      title: 'A page in a frame',
      data: {
        headline: 'The way to Paderborn',
        media: {
          kind: 'iframe',
          title: 'Map of Paderborn',
          url: 'https://www.openstreetmap.org/export/embed.html?bbox=8.72%2C51.70%2C8.80%2C51.74&layer=mapnik',
        },
        caption: 'Paderborn, © OpenStreetMap contributors',
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Unterbauspülenbefestigungsklammern',
        media: {
          kind: 'video',
          title: 'Unterbauspülenbefestigungsklammern und Dichtbandzuschnitt',
          url: 'https://www.youtube.com/watch?v=undula-film',
          poster: { identifier: 'kitchen-undermount-stone' },
        },
        caption:
          'Arbeitsplattenausschnittsbearbeitung in 4:12 Minuten, mit Untertiteln; dieselben Schritte stehen in der Montageanleitung.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the poster; without consent, to “Load the film once” and “Privacy settings”' },
    { keys: ['Enter', 'Space'], effect: 'Plays the film or loads the frame; the focus moves into it' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Set into the worktop, heading level 2' },
    { action: 'Tab', heard: 'How Delta 60 S is installed, grouping. Load the film once, button' },
    { action: 'Tab', heard: 'Privacy settings, link' },
    { action: 'Shift+Tab, Enter', heard: 'How Delta 60 S is installed, frame' },
  ],
  use: {
    do: ['State below a film how long it is, and where the same content is available as text.', 'Name a frame after its content.'],
    dont: [
      'Do not publish a film without captions.',
      'Do not use a frame where a link is enough.',
      'Do not crop a product: `wide` is for rooms.',
    ],
  },
  notes: [
    'Nothing is requested from third parties before consent, where the country requires it, or before a click (M-43). The click is not saved.',
    'Only the hosts of `src/shared/content/frame-hosts.ts` can be shown in a frame: the content security policy allows no others.',
    'Without script a link leads to the film or the page. A picture alone ships no script.',
    'The film of our own is real (made by `scripts/film`); the URLs of the external films are placeholders.',
  ],
};
