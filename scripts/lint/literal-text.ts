import type { CreateRule, ESTree } from '@oxlint/plugins';

/** Properties whose value is shown or read out to people: `label`, `aria-label`, `closeLabel`, `title`, `alt`. */
const readNames =
  /^(?:label|title|alt|placeholder|heading|headline|hint|legend|caption|description)$|[a-z](?:Label|Title|Alt|Placeholder|Heading|Headline|(?<!Key)Hint|Legend|Caption|Text)$|^aria-(?:label|description|roledescription|valuetext|placeholder|braillelabel|brailleroledescription)$/;

/** Symbols, numbers, spaces (`·`, `–`, `× 2`) and the company's name are the same in all languages; words are not. */
const hasWords = (text: string | null): boolean => /\p{L}/u.test((text ?? '').replaceAll('Undula', ''));

/** The literals with words that an expression may evaluate to; calls and names are not resolved. */
const literalsOf = (node: ESTree.Node | null): ESTree.Node[] => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasWords(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => hasWords(value.cooked)) ? [node] : node.expressions.flatMap(literalsOf);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(literalsOf);
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(literalsOf);
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(literalsOf) : [];
    case 'ArrayExpression':
      return node.elements.flatMap(literalsOf);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return literalsOf(node.expression);
    default:
      return [];
  }
};

const literalsOfChild = (child: ESTree.JSXChild): ESTree.Node[] => {
  if (child.type === 'JSXText') return hasWords(child.value) ? [child] : [];
  return child.type === 'JSXExpressionContainer' ? literalsOf(child.expression) : [];
};

const literalsOfValue = (value: ESTree.JSXAttributeValue | null): ESTree.Node[] => {
  if (value?.type === 'JSXExpressionContainer') return literalsOf(value.expression);
  return value?.type === 'Literal' ? literalsOf(value) : [];
};

const nameOf = (node: ESTree.Node): string => {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
};

/** `<span lang="en">`: words that stay in their language are marked so, also for screen readers. */
const namesItsLanguage = ({ attributes }: ESTree.JSXOpeningElement): boolean =>
  attributes.some((one) => one.type === 'JSXAttribute' && nameOf(one.name) === 'lang' && one.value?.type === 'Literal');

const isRead = (name: ESTree.Node): boolean => readNames.test(nameOf(name));

/** Rejects words in the source that a visitor would read, since every text exists in all languages (C-10). */
export const noLiteralText: CreateRule = {
  create(context) {
    const reportLiteral = (nodes: ESTree.Node[]): void => {
      for (const node of nodes)
        context.report({
          node,
          message: `${context.sourceCode.getText(node).trim()} is read in one language only: put it into translations/ (node scripts/text.ts set …) and say t('…')`,
        });
    };
    return {
      JSXElement: ({ openingElement, children }) =>
        reportLiteral(namesItsLanguage(openingElement) ? [] : children.flatMap(literalsOfChild)),
      JSXFragment: ({ children }) => reportLiteral(children.flatMap(literalsOfChild)),
      JSXAttribute: ({ name, value }) => reportLiteral(isRead(name) ? literalsOfValue(value) : []),
      Property: ({ key, value, computed }) => reportLiteral(!computed && isRead(key) ? literalsOf(value) : []),
      AssignmentPattern: ({ left, right }) => reportLiteral(isRead(left) ? literalsOf(right) : []),
    };
  },
};
