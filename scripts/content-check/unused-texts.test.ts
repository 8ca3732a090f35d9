import { expect, test } from 'vitest';
import { checkUnusedTexts, speaksIn } from './unused-texts.ts';

const texts = {
  cart: { add: 'Add', title: 'Cart', open: 'Open' },
  checkout: { address: { heading: 'Address' }, payment: { heading: 'Payment' }, summary: { intro: 'Read' } },
  account: { profile: { emailSubmit: 'Save' } },
  access: { register: { email: 'Mail' } },
  search: { found: { one: '{{count}} hit', other: '{{count}} hits' } },
  frontDoor: { busy: { title: 'Busy' } },
};
const unused = (sources: Record<string, string>): string[] =>
  checkUnusedTexts('translations/de.json', texts, speaksIn(new Map(Object.entries(sources)))).map(
    ({ message }) => message.split(':')[0] ?? '',
  );

const sources = {
  'src/client/cart/cart.tsx':
    "export const Cart = ({ t, items }) => <p title={t('cart.title')}>{items ? t('search.found', { count: items }) : t(`cart.add`)}</p>;",
  'src/screens/checkout/step.ts': `export const headingOf = (t, step) => t(\`checkout.\${step}.heading\`);`,
  'src/client/account/form.ts': `export const submitOf = (t, form) => t(\`account.profile.\${form}Submit\` as MessageKey);`,
  'src/client/login/labels.ts': 'export const labelOf = (messages) => messages.access?.register.email;',
  'src/http-server/render/fallback-page.ts': 'export const textsOf = (all) => all.frontDoor ?? {};',
};

test('a text that no source uses is reported, with its key', () => {
  expect(unused(sources)).toEqual(['cart.open', 'checkout.summary.intro']);
});

test('a comment, a substring and a template that matches anything do not count as use', () => {
  const planted = {
    'src/a.ts': `// cart.open opens\nexport const a = (name) => ['cart.opened', \`\${name}\`, \`\${name}.\${name}\`, \`cart/\${name}\`, \`see cart.\${name}\`];`,
  };
  expect(unused({ ...sources, ...planted })).toContain('cart.open');
});

test.each([
  ['quotes', "t('cart.open')"],
  ['a table', "({ open: 'cart.open' })"],
  ['a template', `t(\`cart.\${action}\`)`],
  ['a template that begins with an expression', `t(\`\${room}.open\`)`],
  ['properties', 'messages.cart.open'],
])('%s use a text', (_, line) => {
  expect(unused({ ...sources, 'src/a.ts': `export const a = ${line};` })).toEqual(['checkout.summary.intro']);
});

test('a plural form is no key of its own', () => {
  expect(unused({})).toContain('search.found');
  expect(unused({})).not.toContain('search.found.one');
});
