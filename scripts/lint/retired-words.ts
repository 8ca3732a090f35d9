import path from 'node:path';
import type { CreateRule, ESTree } from '@oxlint/plugins';

/**
 * Words that names no longer use, each with its replacement. Names on the wire, in tables and in content are properties and stay as they
 * are.
 */
export const retiredWords: Readonly<Record<string, string>> = {
  apologise: 'sendErrorPage',
  assembly: 'app',
  bone: 'skeleton',
  bones: 'skeleton',
  care: 'admin',
  desk: 'returnSession',
  door: 'server',
  gone: 'removed',
  hear: 'listen',
  heard: 'received, announced',
  heart: 'wishlistForm',
  hearts: 'wishlistForms',
  judge: 'evaluate',
  keep: 'cache, save, retain, cacheKey',
  kept: 'cached, saved, retained',
  paper: 'pdf, invoiceDocument',
  press: 'click, submit',
  pressed: 'clicked, active',
  refusal: 'error',
  refusals: 'errors',
  refuse: 'reject',
  refused: 'rejected',
  room: 'module, container, remaining',
  rooms: 'modules, containers',
  say: 't',
  seal: 'hash',
  sealed: 'hashed',
  shelf: 'stockMask, cachePartition',
  standing: 'status',
  still: 'staticPart',
  tell: 'notify, report, track',
  told: 'notified, reported',
  unfold: 'jsonRows',
  vouch: 'sanitize',
  whose: 'contextOf',
  wish: 'wishlistItem',
  wished: 'wishlistItems',
  wishes: 'wishlistItems',
};

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

// react-aria's events are called so.
const isOfLibrary = (name: string): boolean => /^onPress(?:Start|End|Change|Up)?$/.test(name);

const retiredIn = (name: string): string | undefined =>
  isOfLibrary(name) ? undefined : wordsOf(name).find((word) => Object.hasOwn(retiredWords, word));

/** The names that a pattern binds; `{ keep }` takes its name from the property it reads. */
const boundBy = (pattern: ESTree.Node | null): ESTree.BindingIdentifier[] => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern as ESTree.BindingIdentifier];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => {
        if (one.type === 'RestElement') return boundBy(one.argument);
        return one.shorthand ? [] : boundBy(one.value);
      });
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => boundBy(one));
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'RestElement':
      return boundBy(pattern.argument);
    default:
      return [];
  }
};

/** Rejects variables, functions, parameters, types and files named with a retired word. */
export const noRetiredWord: CreateRule = {
  create(context) {
    const check = (node: ESTree.Node, name: string): void => {
      const word = retiredIn(name);
      if (word !== undefined) context.report({ node, message: `'${word}' in ${name} is a retired word: ${retiredWords[word]}` });
    };
    const checkBound = (pattern: ESTree.Node | null): void => {
      for (const bound of boundBy(pattern)) check(bound, bound.name);
    };
    const checkFunction = ({ id, params }: ESTree.Function): void => {
      checkBound(id);
      for (const one of params) checkBound(one);
    };
    return {
      Program: (node) => check(node, path.basename(context.filename)),
      VariableDeclarator: ({ id }) => checkBound(id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: ({ params }) => {
        for (const one of params) checkBound(one);
      },
      ClassDeclaration: ({ id }) => checkBound(id),
      TSTypeAliasDeclaration: ({ id }) => check(id, id.name),
      TSInterfaceDeclaration: ({ id }) => check(id, id.name),
    };
  },
};
