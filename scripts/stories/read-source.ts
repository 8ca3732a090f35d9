import { type ExportedDeclarations, type JSDoc, Node, type Project, type Type, type TypeNode, type Symbol as TypeSymbol } from 'ts-morph';
import type { Control, SourceEntry } from '../../stories/entry.ts';
import type { StoryProp, StorySource } from '../../stories/story.ts';
import { librariesOf } from './libraries-of.ts';

/** A component's types: its description, and the control for each property, including inherited ones. */
export type ReadSource = { entry: SourceEntry; controlOf: (name: string) => Control | undefined };

const none = '—';

const docsOf = (node: Node | undefined): JSDoc[] => {
  if (node === undefined) return [];
  if (Node.isVariableDeclaration(node)) return node.getVariableStatement()?.getJsDocs() ?? [];
  return Node.isJSDocable(node) ? node.getJsDocs() : [];
};

const meaningOf = (node: Node | undefined): string =>
  docsOf(node)
    .map((doc) => doc.getDescription().trim().replaceAll(/\s+/g, ' '))
    .join(' ');

const defaultOf = (node: Node): string | undefined =>
  docsOf(node)
    .flatMap((doc) => doc.getTags())
    .find((tag) => tag.getTagName() === 'default')
    ?.getCommentText()
    ?.trim();

const isOurs = (node: Node): boolean => !node.getSourceFile().isInNodeModules();

/** All properties, including those of single members of a union. */
const propertiesOf = (type: Type): TypeSymbol[] => {
  const members = type.isUnion() ? type.getUnionTypes() : [type];
  return [...new Map(members.flatMap((member) => member.getProperties()).map((one) => [one.getName(), one])).values()];
};

const textOfType = (node: Node, symbol: TypeSymbol, place: Node): string => {
  const written: TypeNode | undefined = Node.isTyped(node) ? node.getTypeNode() : undefined;
  const text = written?.getText() ?? symbol.getTypeAtLocation(place).getText(place);
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');
};

const propOf = (symbol: TypeSymbol, place: Node): StoryProp | undefined => {
  const ours = symbol.getDeclarations().filter(isOurs);
  const node = ours.find((one) => meaningOf(one) !== '') ?? ours[0];
  const name = symbol.getName();
  if (node === undefined || name === 'ref') return undefined;
  const standard = defaultOf(node) ?? (symbol.isOptional() ? none : 'required');
  return { name, type: textOfType(node, symbol, place), standard, meaning: meaningOf(node) };
};

const controlFor = (symbol: TypeSymbol, place: Node): Control | undefined => {
  const type = symbol.getTypeAtLocation(place).getNonNullableType();
  const members = type.isUnion() ? type.getUnionTypes() : [type];
  const standard =
    symbol
      .getDeclarations()
      .map(defaultOf)
      .find((text) => text !== undefined)
      ?.replaceAll(/^'|'$/g, '') ?? null;
  const what = { name: symbol.getName(), standard, isRequired: !symbol.isOptional() };
  if (members.every((member) => member.isBoolean() || member.isBooleanLiteral())) return { ...what, kind: 'box' };
  if (members.every((member) => member.isStringLiteral())) {
    return { ...what, kind: 'list', values: members.map((member) => String(member.getLiteralValue())) };
  }
  if (members.every((member) => member.isNumber())) return { ...what, kind: 'number' };
  if (members.every((member) => member.isString())) return { ...what, kind: 'text' };
  return members.some((member) => member.isString()) ? { ...what, kind: 'node' } : undefined;
};

const read = (source: StorySource, node: ExportedDeclarations): ReadSource => {
  const parameter = node.getType().getCallSignatures()[0]?.getParameters()[0];
  const symbols = parameter ? propertiesOf(parameter.getTypeAtLocation(node)) : [];
  const props = symbols.map((symbol) => propOf(symbol, node)).filter((prop) => prop !== undefined);
  const controls = new Map(symbols.map((symbol) => [symbol.getName(), controlFor(symbol, node)]));
  return {
    entry: { ...source, meaning: meaningOf(node), extends: librariesOf(parameter?.getDeclarations()[0]), props },
    controlOf: (name) => controls.get(name),
  };
};

/** Reads the types of an exported component; throws if there is none of that name. */
export const readSource = (project: Project, source: StorySource): ReadSource => {
  const node = project.addSourceFileAtPath(source.file).getExportedDeclarations().get(source.name)?.[0];
  if (node === undefined) throw new Error(`${source.file} exports no ${source.name}`);
  return read(source, node);
};
