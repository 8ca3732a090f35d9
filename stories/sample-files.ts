import type { ComponentProps } from 'react';
import type { FileField } from '#client/primitives/file-field/file-field.tsx';
import { attachmentName } from '#shared/contract/contact-files.ts';

const megabyte = 1_000_000;
const numbers = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
  de: new Intl.NumberFormat('de', { maximumFractionDigits: 1 }),
};
const inMegabytes = (bytes: number, language: 'en' | 'de' = 'en'): string => `${numbers[language].format(bytes / megabyte)} MB`;

/** A file of the given size without its bytes. */
export const sampleFile = (name: string, megabytes: number): File =>
  Object.defineProperty(new File([], name, { lastModified: 0 }), 'size', { value: megabytes * megabyte });

/** The contact form's limits, with English texts. */
export const sampleFileField: Pick<ComponentProps<typeof FileField>, 'rules' | 'texts'> = {
  rules: { maxFiles: 3, maxBytes: 8 * megabyte, extensions: ['.jpg', '.jpeg', '.pdf'], namePattern: attachmentName },
  texts: {
    choose: 'Choose files',
    drop: 'or drag them here',
    full: 'Three files are the most that can be sent.',
    size: (bytes) => inMegabytes(bytes),
    total: (count, bytes) => `${count} ${count === 1 ? 'file' : 'files'}, ${numbers.en.format(bytes / megabyte)} of 8 MB`,
    remove: (name) => `Remove ${name}`,
    rejected: {
      type: ({ name }) => `${name} is neither a JPG nor a PDF.`,
      name: ({ name }) => `${name}: a name has one dot and ends in small letters, like tap.jpg.`,
      size: ({ name, size, left }) => `${name} is ${inMegabytes(size - left)} too big: 8 MB together are the most.`,
      count: ({ name }) => `${name} is one too many: three files are the most.`,
    },
  },
};

/** The same with German texts, which are longer. */
export const sampleFileFieldInGerman: Pick<ComponentProps<typeof FileField>, 'rules' | 'texts'> = {
  rules: sampleFileField.rules,
  texts: {
    choose: 'Dateien auswählen',
    drop: 'oder hierher ziehen',
    full: 'Mehr als drei Dateien lassen sich nicht senden.',
    size: (bytes) => inMegabytes(bytes, 'de'),
    total: (count, bytes) => `${count} ${count === 1 ? 'Datei' : 'Dateien'}, ${numbers.de.format(bytes / megabyte)} von 8 MB`,
    remove: (name) => `${name} entfernen`,
    rejected: {
      type: ({ name }) => `${name} ist weder JPG noch PDF.`,
      name: ({ name }) => `${name}: Ein Name hat einen Punkt und endet auf kleine Buchstaben, wie armatur.jpg.`,
      size: ({ name, size, left }) => `${name} ist ${inMegabytes(size - left, 'de')} zu groß: Zusammen sind höchstens 8 MB möglich.`,
      count: ({ name }) => `${name} ist eine zu viel: Mehr als drei Dateien lassen sich nicht senden.`,
    },
  },
};
