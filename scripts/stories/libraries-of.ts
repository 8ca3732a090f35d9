import { Node, type TypeReferenceNode } from 'ts-morph';

/** Utility types that modify a type; what matters is their argument. */
const wrappers = new Set(['Omit', 'Pick', 'Partial', 'Required', 'Readonly', 'PropsWithChildren']);

const ofReference = (node: TypeReferenceNode): string[] => {
  const [first] = node.getTypeArguments();
  if (wrappers.has(node.getTypeName().getText())) return librariesOfType(first);
  const symbol = node.getTypeName().getSymbol();
  const [target] = (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? [];
  if (target === undefined) return [];
  if (target.getSourceFile().isInNodeModules()) {
    const isOfOurs = Node.isTypeQuery(first) && first.getExprName().getType().getSymbol()?.getDeclarations().every(isOurs) === true;
    return isOfOurs ? [] : [node.getText().replaceAll(/\s+/g, ' ')];
  }
  if (Node.isTypeAliasDeclaration(target)) return librariesOfType(target.getTypeNode());
  if (!Node.isInterfaceDeclaration(target)) return [];
  return target
    .getExtends()
    .filter((base) =>
      base
        .getType()
        .getSymbol()
        ?.getDeclarations()
        .some((one) => !isOurs(one)),
    )
    .map((base) => base.getText());
};

const isOurs = (node: Node): boolean => !node.getSourceFile().isInNodeModules();

const librariesOfType = (node: Node | undefined): string[] => {
  if (node === undefined) return [];
  if (Node.isIntersectionTypeNode(node) || Node.isUnionTypeNode(node)) return node.getTypeNodes().flatMap(librariesOfType);
  if (Node.isParenthesizedTypeNode(node)) return librariesOfType(node.getTypeNode());
  return Node.isTypeReference(node) ? ofReference(node) : [];
};

/** The library types in the type of a parameter: `SelectHTMLAttributes<HTMLSelectElement>`. */
export const librariesOf = (parameter: Node | undefined): string[] =>
  Node.isParameterDeclaration(parameter) ? [...new Set(librariesOfType(parameter.getTypeNode()))] : [];
