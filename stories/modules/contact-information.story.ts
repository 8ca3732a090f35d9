import type { ModuleStory } from './module-story.ts';

const house = {
  headline: 'Questions about planning?',
  text: 'Have cabinet width and worktop thickness to hand. The answer is then usually short.',
  phone: '+49 30 23125000',
  email: 'hello@undula.example',
  day1: 'Monday to Friday',
  time1: '8 am–6 pm',
  day2: null,
  time2: null,
  day3: null,
  time3: null,
  info: 'Central European Time',
  companyName: 'Undula GmbH',
  street: 'Wellenstraße',
  streetNo: '8',
  zip: '33102',
  city: 'Paderborn',
  country: 'Germany',
  routeLink: null,
};

export const story: ModuleStory<'contact-information'> = {
  uid: 'contact-information',
  component: 'ContactInformation',
  title: 'Contact information',
  summary: 'How to reach the company, and the hours when somebody answers.',
  variants: [
    { id: 'usual', title: 'As usual', data: house },
    {
      id: 'bare',
      title: 'Without text and remark, with a route',
      data: { ...house, text: null, info: null, routeLink: { url: 'https://www.openstreetmap.org/#map=17/51.7189/8.7544' } },
    },
    {
      id: 'along',
      title: 'With what one takes along',
      data: {
        ...house,
        description: 'From the station it is ten minutes on foot. Ring at the gate beside the foundry.',
        documentLink: {
          label: 'Data sheet of Lagune 60',
          url: '/api/product/data-sheet.pdf?productKey=lagune-60&locale=en-GB',
          bytes: null,
        },
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        ...house,
        headline: 'Arbeitsplattenausschnittfragen?',
        text: 'Halten Sie Unterschrankbreite und Arbeitsplattenstärke bereit.',
        email: 'arbeitsplattenausschnittberatung@undula.example',
        day1: 'Montag bis Donnerstag',
        time1: '8–18 Uhr',
        day2: 'Freitag',
        time2: '8–16 Uhr',
        info: 'Mitteleuropäische Zeit, außer an Feiertagen',
        country: 'Deutschland',
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Questions about planning?, heading level 2' },
    { action: 'Next link', heard: '+49 30 23125000, link' },
    { action: 'Next link', heard: 'hello@undula.example, link' },
  ],
  use: {
    do: [
      'Say what people should have to hand.',
      'Also say in words where a QR code leads.',
      'Write the phone number in international format.',
    ],
    dont: ['Do not list hours when nobody answers.', 'Do not use it twice on a page.'],
  },
  notes: ['Days without a time are left out.', 'Not interactive: it ships no script.'],
};
