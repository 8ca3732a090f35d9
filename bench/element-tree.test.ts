import { expect, test } from 'vitest';
import { countElements, type ParsedNode, treeOf } from './element-tree.ts';

const text = (value: string): ParsedNode => ({ nodeName: '#text', value });
const element = (nodeName: string, attributes: Record<string, string>, ...childNodes: ParsedNode[]): ParsedNode => ({
  nodeName,
  attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  childNodes,
});
const documentOf = (...nodes: ParsedNode[]): ParsedNode => ({
  nodeName: '#document',
  childNodes: [{ nodeName: '#documentType' }, element('html', { lang: 'de' }, ...nodes)],
});
const first = (...nodes: ParsedNode[]) => treeOf(documentOf(...nodes)).children[0];

test('a document becomes elements that React renders as the same HTML', () => {
  expect(first(element('a', { class: 'way', href: '/spuelen' }, text('Spülen')))).toEqual({
    tag: 'a',
    properties: { className: 'way', href: '/spuelen' },
    children: ['Spülen'],
  });
  expect(first(element('input', { disabled: '', value: '' }))).toMatchObject({ properties: { disabled: true, value: '' } });
});

test('a style is an object, with custom properties left as they are', () => {
  const { properties } = first(element('p', { style: '--at: 1px; max-width:2px;background:url(data:a;b)' })) as { properties: object };
  expect(properties).toEqual({ style: { '--at': '1px', maxWidth: '2px', background: 'url(data:a;b)' } });
});

test('scripts, comments and handlers are left out, the content of templates is not', () => {
  const template: ParsedNode = { ...element('template', {}), content: { nodeName: '#document-fragment', childNodes: [element('i', {})] } };
  const body = element('body', { onload: 'x()' }, element('script', {}, text('x')), { nodeName: '#comment' }, template);
  expect(first(body)).toEqual({
    tag: 'body',
    properties: {},
    children: [{ tag: 'template', properties: {}, children: [{ tag: 'i', properties: {}, children: [] }] }],
  });
  expect(countElements(treeOf(documentOf(body)))).toBe(4);
});

test('a text that is no document is rejected', () => {
  expect(() => treeOf({ nodeName: '#document', childNodes: [text('no')] })).toThrow('no html element');
});
