import type { ComponentProps } from 'react';
import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Swatch } from '#client/primitives/swatch/swatch.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof Checkbox>> = {
  slug: 'checkbox',
  title: 'Checkbox',
  group: 'Input',
  summary: 'Yes or no, sent with a form, or any number of several. One of a few is a radio button.',
  component: Checkbox,
  variants: [
    { id: 'rest', title: 'Rest', args: { name: 'mounting', value: 'flush', children: 'Flush-mounted', count: '9' } },
    {
      id: 'checked',
      title: 'Checked',
      args: { name: 'mounting', value: 'top', children: 'Mounted from above', count: '18', defaultChecked: true },
    },
    {
      id: 'link',
      title: 'With a link',
      args: {
        name: 'privacy',
        children: (
          <>
            I have read the <TextLink href="/docs">privacy notice</TextLink>.
          </>
        ),
        required: true,
      },
    },
    {
      id: 'swatch',
      title: 'With swatch',
      args: { name: 'finish', value: 'sand', children: 'Sand', count: '3', start: <Swatch finish="sand" /> },
    },
    {
      id: 'long',
      title: 'Long text',
      args: {
        name: 'mandate',
        children:
          'Ich erteile das SEPA-Lastschriftmandat. Die Ankündigung kommt spätestens einen Tag vor der Abbuchung per E-Mail, die Erstattung kann ich innerhalb von acht Wochen verlangen.',
      },
    },
    {
      id: 'error',
      title: 'Error',
      args: { name: 'terms', children: 'I have read the terms.', error: 'Please tick this box.', required: true },
    },
    {
      id: 'disabled',
      title: 'Disabled',
      args: { name: 'mounting', value: 'under', children: 'Mounted from below', count: '0', disabled: true },
    },
    {
      id: 'disabled-checked',
      title: 'Disabled and checked',
      args: { name: 'mounting', value: 'set', children: 'Siphon included', disabled: true, defaultChecked: true },
    },
  ],
  source: [{ file: 'src/client/primitives/checkbox/checkbox.tsx', name: 'Checkbox' }],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves the focus to the box; a link in its text is the next stop' },
    { keys: ['Space'], effect: 'Ticks the box or takes the tick away' },
  ],
  transcript: [
    { action: 'Tab to the box', heard: 'I have read the terms. Checkbox, not checked, required, invalid entry. Please tick this box.' },
    { action: 'Space', heard: 'Checked' },
  ],
  use: {
    do: [
      'Write what is true when the box is ticked: “Billing address is the same”.',
      'Let the law decide what is ticked to begin with: consent never is.',
      'Ask several with one question in a fieldset.',
    ],
    dont: ['Do not negate: “Do not send me mails” is ticked by mistake.', 'Do not hide what brings no result: disable it and say 0.'],
  },
  notes: [
    'The whole line is the target, 44 px high; a link in it leads on and leaves the box alone.',
    'In forced colours the box takes the system’s own colours; on paper it is printed with its tick.',
    'It is the browser’s own box: it works before and without script, in facets and in the checkout.',
  ],
  states: {
    prop: 'value',
    values: ['flush'],
    columns: [
      { title: 'Rest', args: {} },
      { title: 'Pointer', selector: 'label:hover > .box', args: { 'data-show': 'hover' } },
      { title: 'Pressed', selector: 'label:active > .box', args: { 'data-show': 'press' } },
      { title: 'Focus', selector: '.box:focus-visible', args: { 'data-show': 'focus' } },
      { title: 'Checked', selector: '.box:checked', args: { defaultChecked: true } },
      { title: 'Error', selector: '.box[aria-invalid="true"]', args: { error: 'Please tick.' } },
      { title: 'Disabled', selector: '.box:disabled', args: { disabled: true } },
    ],
  },
};
