import type { CreateRule } from '@oxlint/plugins';

const isUnstable = (name: string): boolean => /^unstable_|_UNSTABLE$|^INTERNAL_/.test(name);

/** Refuses names that Waku may change in any release: `src/framework` gives each a stable one. */
export const noUnstableName: CreateRule = {
  create(context) {
    return {
      Identifier(node) {
        if (isUnstable(node.name))
          context.report({ node, message: `${node.name} may change in any release of Waku: give it a name in src/framework` });
      },
    };
  },
};
