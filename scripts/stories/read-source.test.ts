import { Project } from 'ts-morph';
import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const file = 'src/client/primitives/planted/planted.tsx';
const planted = `
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import type { IconName } from '../icon/icon-names.ts';

type Look = {
  /** How heavy it is. @default 'solid' */
  variant?: 'solid' | 'line' | undefined;
  /** Two
   * lines. */
  icon?: IconName | undefined;
};
type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & Look & {
  children: ReactNode;
  /** Runs. @default false */
  isBusy?: boolean;
  most?: number;
  onEnd?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** Does nothing. */
export const Planted = ({ children }: Props) => <button type="button">{children}</button>;
/** One or the other. */
export const Either = (_: { kind: 'a'; /** Of a. */ first: string } | { kind: 'b'; second: string }) => null;
`;

const project = new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true });
project.createSourceFile(file, planted, { overwrite: true });

test('T-05 properties, defaults and meanings come from the types; those of libraries are named, not listed', () => {
  const { entry } = readSource(project, { file, name: 'Planted' });
  expect(entry).toEqual({
    file,
    name: 'Planted',
    meaning: 'Does nothing.',
    extends: ['ButtonHTMLAttributes<HTMLButtonElement>'],
    props: [
      { name: 'children', type: 'ReactNode', standard: 'required', meaning: '' },
      { name: 'variant', type: "'solid' | 'line'", standard: "'solid'", meaning: 'How heavy it is.' },
      { name: 'icon', type: 'IconName', standard: '—', meaning: 'Two lines.' },
      { name: 'isBusy', type: 'boolean', standard: 'false', meaning: 'Runs.' },
      { name: 'most', type: 'number', standard: '—', meaning: '' },
      { name: 'onEnd', type: '() => void', standard: '—', meaning: '' },
    ],
  });
});

test('T-05 the type determines the control, inherited properties included', () => {
  const { controlOf } = readSource(project, { file, name: 'Planted' });
  expect(controlOf('variant')).toEqual({
    name: 'variant',
    standard: 'solid',
    isRequired: false,
    kind: 'list',
    values: ['solid', 'line'],
  });
  expect(controlOf('icon')).toMatchObject({ kind: 'list', standard: null, values: expect.arrayContaining(['cart', 'heart']) });
  expect(controlOf('isBusy')).toMatchObject({ kind: 'box', standard: 'false' });
  expect(controlOf('disabled')).toMatchObject({ kind: 'box', standard: null });
  expect(controlOf('most')).toMatchObject({ kind: 'number', isRequired: false });
  expect(controlOf('children')).toMatchObject({ kind: 'node', isRequired: true });
  expect(controlOf('onEnd')).toBeUndefined();
});

test('T-05 a union shows the properties of all its members', () => {
  const { entry } = readSource(project, { file, name: 'Either' });
  expect(entry.props.map(({ name }) => name)).toEqual(['kind', 'first', 'second']);
});

test('T-05 a missing component stops the generator', () => {
  expect(() => readSource(project, { file, name: 'Missing' })).toThrow('exports no Missing');
  expect(() => readSource(project, { file: 'src/client/missing.tsx', name: 'Missing' })).toThrow();
});
