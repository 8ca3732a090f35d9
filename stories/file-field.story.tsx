import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { FileField } from '#client/primitives/file-field/file-field.tsx';
import { sampleFile, sampleFileField, sampleFileFieldInGerman } from './sample-files.ts';
import type { Story } from './story.ts';

type Props = Omit<ComponentProps<typeof FileField>, 'value' | 'onChange'> & {
  /** The files chosen before. */
  chosen?: readonly File[];
  /** Selected automatically, so that errors can be shown. */
  offered?: readonly File[];
};

/** A file field with files that were just selected. */
const Offered = ({ chosen = [], offered, ...rest }: Props) => {
  const [files, setFiles] = useState(chosen);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = frame.current?.querySelector<HTMLInputElement>('input[type=file]');
    if (!offered || !input) return;
    Object.defineProperty(input, 'files', { value: offered, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [offered]);
  return (
    <div ref={frame}>
      <FileField {...rest} value={files} onChange={setFiles} />
    </div>
  );
};

const shared = {
  name: 'attachments',
  label: 'Attachments',
  note: '(optional)',
  hint: 'Up to three files, 8 MB together: JPG, PDF',
  ...sampleFileField,
};

const photo = sampleFile('cartridge.jpg', 2.4);
const plate = sampleFile('type-plate.pdf', 0.8);

export const story: Story<Props> = {
  slug: 'file-field',
  title: 'File field',
  group: 'Input',
  summary: 'Attachments for a form. Each file is drawn to scale against the total size limit, so that people see what still fits.',
  component: Offered,
  variants: [
    { id: 'empty', title: 'Empty', args: shared },
    { id: 'chosen', title: 'Chosen', args: { ...shared, chosen: [photo, plate] } },
    {
      id: 'refused',
      title: 'Refused',
      args: { ...shared, chosen: [photo], offered: [sampleFile('drips-below.pdf', 14.2), sampleFile('drips.mp4', 3)] },
    },
    { id: 'full', title: 'Full', args: { ...shared, chosen: [photo, plate, sampleFile('invoice.pdf', 0.2)] } },
    { id: 'error', title: 'Error', args: { ...shared, note: undefined, error: 'Please add a photo of the type plate.' } },
    {
      id: 'long',
      title: 'Long text',
      args: {
        ...shared,
        ...sampleFileFieldInGerman,
        label: 'Fotos oder Rechnungen zu Ihrer Gewährleistungsanfrage',
        note: '(freiwillig)',
        hint: 'Bis zu drei Dateien, zusammen höchstens 8 MB: JPG, PDF. Der Name hat einen Punkt und endet auf kleine Buchstaben.',
        chosen: [sampleFile('spuelenunterschrank-eckventil-geschirrspuelmaschinenanschluss-undichtigkeit.jpg', 7.9)],
      },
    },
    { id: 'disabled', title: 'Disabled', args: { ...shared, isDisabled: true } },
  ],
  source: [{ file: 'src/client/primitives/file-field/file-field.tsx', name: 'FileField' }],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to “Choose files”, then to the remove button of each file' },
    { keys: ['Enter', 'Space'], effect: 'On “Choose files”: opens the file dialog of the system' },
    { keys: ['Ctrl V'], effect: 'On “Choose files”: pastes a copied file' },
    { keys: ['Enter', 'Space'], effect: 'On a remove button: removes the file; the focus moves to “Choose files”' },
  ],
  transcript: [
    { action: 'Tab into the field', heard: 'Attachments (optional), grouping. Up to three files, 8 MB together: JPG, PDF' },
    { action: 'Tab to “Choose files”', heard: 'Choose files, button' },
    { action: 'Choose two files', heard: '2 files, 3.2 of 8 MB (polite)' },
    { action: 'Choose a file that is too large', heard: 'drips-below.pdf is 8.6 MB too big: 8 MB together are the most. (assertive)' },
    { action: 'Tab to a remove button', heard: 'Remove cartridge.jpg, button' },
  ],
  use: {
    do: [
      'State the number, size and types allowed in the hint, before anybody chooses a file.',
      'Say what to do about a file that is too large.',
      'Validate again on the server, by content.',
    ],
    dont: [
      'Do not discard accepted files because another one was rejected.',
      'Do not ask for files before it is clear that they are needed.',
    ],
  },
  notes: [
    'A rejected file stays in the list with its reason until it is dismissed or other files are chosen; it is not submitted.',
    'Rejections are announced assertively, other changes politely, each in one announcement.',
    'At the maximum number of files a note replaces the button and takes the focus.',
    'Without script it is the native file input.',
  ],
  states: {
    prop: 'label',
    values: ['Attachments'],
    columns: [
      { title: 'Default', args: {} },
      { title: 'File dragged over it', selector: '.zone[data-drop-target]', args: {} },
      { title: 'Error', selector: '.zone[data-invalid]', args: { error: 'A photo is missing.' } },
      { title: 'Disabled', selector: '.zone[data-disabled]', args: { isDisabled: true } },
    ],
  },
};
