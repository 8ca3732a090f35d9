import type { ComponentProps } from 'react';
import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Swatch } from '#client/primitives/swatch/swatch.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof Checkbox>> = {
  slug: 'checkbox',
  title: 'Checkbox',
  group: 'Input',
  summary: 'A yes-or-no choice in a form, or several choices from a list. For one of a few options, use radio buttons.',
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
    { keys: ['Tab'], effect: 'Moves the focus to the checkbox; a link in its label is the next tab stop' },
    { keys: ['Space'], effect: 'Checks or unchecks it' },
  ],
  transcript: [
    {
      action: 'Tab to the checkbox',
      heard: 'I have read the terms., checkbox, not checked, required, invalid entry. Please tick this box.',
    },
    { action: 'Space', heard: 'Checked' },
  ],
  use: {
    do: [
      'Write the label as a statement that is true when the box is checked: “Billing address is the same”.',
      'Preselect nothing that the law forbids to preselect: never consent.',
      'Group several checkboxes under one question in a `fieldset`.',
    ],
    dont: [
      'Do not use negative labels: “Do not send me mails” gets checked by mistake.',
      'Do not hide options without results: disable them and show 0.',
    ],
  },
  notes: [
    'The whole line is the target, at least 44 px high; a link in the label opens its page without changing the checkbox.',
    'In forced colours it takes system colours; in print the tick is visible.',
    'A native checkbox: it works before and without script, in facets and in the checkout.',
  ],
  states: {
    prop: 'value',
    values: ['flush'],
    columns: [
      { title: 'Default', args: {} },
      { title: 'Hover', selector: 'label:hover > .box', args: { 'data-show': 'hover' } },
      { title: 'Active', selector: 'label:active > .box', args: { 'data-show': 'press' } },
      { title: 'Focus', selector: '.box:focus-visible', args: { 'data-show': 'focus' } },
      { title: 'Checked', selector: '.box:checked', args: { defaultChecked: true } },
      { title: 'Error', selector: '.box[aria-invalid="true"]', args: { error: 'Please tick.' } },
      { title: 'Disabled', selector: '.box:disabled', args: { disabled: true } },
    ],
  },
};
