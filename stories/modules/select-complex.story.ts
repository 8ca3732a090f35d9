import type { ModuleStory } from './module-story.ts';

const colour = (code: 'anthracite' | 'sand' | 'white' | 'steel' | 'gunmetal' | 'black', text: string, picture: string) => ({
  identifier: code,
  text,
  variant: { identifier: 'code' as const, code },
  imageSelected: { identifier: picture },
});

export const story: ModuleStory<'select-complex'> = {
  uid: 'select-complex',
  component: 'SelectComplex',
  title: 'Select, complex',
  summary: 'Dependent questions, up to three levels deep; the last answer shows its picture. For a single question, use the simple select.',
  variants: [
    {
      id: 'material',
      title: 'Material, model and colour',
      data: {
        headline: 'Materials and their colours',
        text: 'Each material has its own colours. Choose one to see it.',
        selects: {
          label: 'Material',
          identifier: 'material',
          items: [
            {
              identifier: 'granite',
              text: 'Granite',
              subSelects: {
                label: 'Sink',
                identifier: 'sink',
                items: [
                  {
                    identifier: 'delta-60-s',
                    text: 'Delta 60 S',
                    subSelects: {
                      label: 'Colour',
                      identifier: 'colour',
                      items: [
                        colour('anthracite', 'Anthracite', 'delta-60-s-anthracite--front'),
                        colour('sand', 'Sand', 'delta-60-s-sand--front'),
                        colour('white', 'White', 'delta-60-s-white--front'),
                      ],
                    },
                  },
                  { identifier: 'kiesel-45', text: 'Kiesel 45', image: { identifier: 'kiesel-45-anthracite--front' } },
                ],
              },
            },
            {
              identifier: 'steel',
              text: 'Stainless steel',
              subSelects: {
                label: 'Colour',
                identifier: 'colour',
                items: [
                  colour('steel', 'Stainless steel', 'lagune-60-steel--front'),
                  colour('gunmetal', 'Gunmetal', 'lagune-60-gunmetal--front'),
                ],
              },
            },
            { identifier: 'ceramic', text: 'Ceramic', image: { identifier: 'hafen-60-white--front' } },
          ],
        },
      },
    },
    {
      id: 'icons',
      title: 'With drawings, one question',
      data: {
        headline: 'How a sink is fitted',
        selects: {
          label: 'Mounting',
          identifier: 'mounting',
          items: [
            {
              identifier: 'inset',
              text: 'From above',
              variant: { identifier: 'icon', icon: 'inset' },
              image: { identifier: 'kitchen-granite-brass' },
            },
            {
              identifier: 'undermount',
              text: 'Undermount',
              variant: { identifier: 'icon', icon: 'undermount' },
              image: { identifier: 'kitchen-undermount-stone' },
              imageSelectedAlt: 'The edge of the stone worktop stands free around the bowl below it',
            },
            {
              identifier: 'farmhouse',
              text: 'Exposed front',
              variant: { identifier: 'icon', icon: 'farmhouse' },
              image: { identifier: 'kitchen-farmhouse-steel' },
            },
          ],
        },
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Quarzverbundwerkstofffarben',
        text: null,
        selects: {
          label: 'Küchenspülenmodellbezeichnung',
          identifier: 'sink',
          items: [
            {
              identifier: 'mole-60',
              text: 'Quarzverbundwerkstoffspüle Mole 60',
              subSelects: {
                label: 'Oberflächenfarbbezeichnung',
                identifier: 'colour',
                items: [
                  colour('anthracite', 'Anthrazit, durchgefärbt', 'mole-60-anthracite--front'),
                  colour('black', 'Schwarz, durchgefärbt', 'mole-60-black--front'),
                ],
              },
            },
            { identifier: 'wehr-80', text: 'Wehr 80 mit sichtbarer Front', image: { identifier: 'wehr-80-anthracite--front' } },
          ],
        },
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the selected answer, then to that of the next question' },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Selects the previous or next answer; deeper questions return to their first answer' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Material, grouping. Granite, radio button, checked, 1 of 3' },
    { action: 'Tab', heard: 'Sink, grouping. Delta 60 S, radio button, checked, 1 of 2' },
    { action: 'Tab', heard: 'Colour, grouping. Anthracite, radio button, checked, 1 of 3' },
    { action: 'Next graphic', heard: 'Delta 60 S in anthracite, three-quarter view, graphic' },
  ],
  use: {
    do: ['Give each question a name.', 'Give each last answer a picture, or let it use the picture of the level above.'],
    dont: ['Do not use three levels if two are enough.', 'Do not show a colour without its name beside it.'],
  },
  notes: [
    'Hidden answers cannot be reached by keyboard or screen reader either.',
    'Without script a deeper answer stays selected; with script it is reset when an answer above it changes.',
  ],
};
