import type { ComponentProps } from 'react';
import type { FileField } from '#client/primitives/file-field/file-field.tsx';

const megabyte = 1_000_000;
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const inMegabytes = (bytes: number): string => `${numbers.format(bytes / megabyte)} MB`;

/** A file of that size without its bytes. */
export const sampleFile = (name: string, megabytes: number): File =>
  Object.defineProperty(new File([], name, { lastModified: 0 }), 'size', { value: megabytes * megabyte });

/** What the contact form takes, in English words. */
export const sampleFileField: Pick<ComponentProps<typeof FileField>, 'rules' | 'texts'> = {
  rules: { maxFiles: 3, maxBytes: 8 * megabyte, extensions: ['.jpg', '.jpeg', '.pdf'], namePattern: /^[^.]*\.[a-z]+$/ },
  texts: {
    choose: 'Choose files',
    drop: 'or drag them here',
    full: 'Three files are the most that can be sent.',
    size: inMegabytes,
    total: (count, bytes) => `${count} ${count === 1 ? 'file' : 'files'}, ${numbers.format(bytes / megabyte)} of 8 MB`,
    remove: (name) => `Remove ${name}`,
    refused: {
      type: ({ name }) => `${name} is neither a JPG nor a PDF.`,
      name: ({ name }) => `${name}: a name has one dot and ends in small letters, like tap.jpg.`,
      size: ({ name, size, left }) => `${name} is ${inMegabytes(size - left)} too big: 8 MB together are the most.`,
      count: ({ name }) => `${name} is one too many: three files are the most.`,
    },
  },
};
