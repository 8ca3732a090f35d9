import { expect, test } from 'vitest';
import { acceptFiles, type FileRules } from './file-rules.ts';

const megabyte = 1_000_000;
const rules: FileRules = { maxFiles: 3, maxBytes: 8 * megabyte, extensions: ['.jpg', '.jpeg', '.pdf'], namePattern: /^[^.]*\.[a-z]+$/ };

const file = (name: string, size = megabyte): File =>
  Object.defineProperty(new File([], name, { lastModified: 0 }), 'size', { value: size });
const outcome = (chosen: readonly File[], offered: readonly File[]) => {
  const { files, rejected } = acceptFiles(chosen, offered, rules);
  return { files: files.map(({ name }) => name), rejected: rejected.map(({ file: { name }, reason }) => `${name}: ${reason}`) };
};

test('photos and PDFs are accepted, anything else is rejected', () => {
  expect(outcome([], [file('tap.jpg'), file('sign.pdf'), file('film.mp4'), file('photo.exe')])).toEqual({
    files: ['tap.jpg', 'sign.pdf'],
    rejected: ['film.mp4: type', 'photo.exe: type'],
  });
});

test('a file counts against the remainder of 8 MB', () => {
  expect(outcome([file('a.pdf', 5 * megabyte)], [file('b.pdf', 4 * megabyte), file('c.pdf', 3 * megabyte)])).toEqual({
    files: ['a.pdf', 'c.pdf'],
    rejected: ['b.pdf: size'],
  });
});

test('exactly 8 MB are accepted, one byte more is rejected', () => {
  expect(outcome([], [file('a.pdf', 8 * megabyte)]).files).toEqual(['a.pdf']);
  expect(outcome([], [file('a.pdf', 8 * megabyte + 1)]).rejected).toEqual(['a.pdf: size']);
});

test('at most three files are accepted', () => {
  expect(outcome([file('a.pdf'), file('b.pdf')], [file('c.pdf'), file('d.pdf')])).toEqual({
    files: ['a.pdf', 'b.pdf', 'c.pdf'],
    rejected: ['d.pdf: count'],
  });
});

test('V-02 a name has one dot and a lower-case extension', () => {
  expect(outcome([], [file('tap.JPG'), file('tap.front.jpg'), file('tap.jpg')])).toEqual({
    files: ['tap.jpg'],
    rejected: ['tap.JPG: name', 'tap.front.jpg: name'],
  });
});

test('the same file is added only once', () => {
  const [chosen, again] = [file('a.pdf'), file('a.pdf')];
  expect(outcome([chosen], [again])).toEqual({ files: ['a.pdf'], rejected: [] });
});
