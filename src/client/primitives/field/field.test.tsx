import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';

test('V-04 hint and error describe the field, in visual order', () => {
  const html = renderToStaticMarkup(<TextField name="email" label="E-mail" hint="name@example.com" error="Please check." />);
  expect(html).toContain('<label for="email"');
  expect(html).toContain('aria-describedby="email-hint email-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html.indexOf('id="email-hint"')).toBeLessThan(html.indexOf('<input'));
  expect(html.indexOf('id="email-error"')).toBeGreaterThan(html.indexOf('<input'));
});

test('V-04 a field without an error is not marked invalid', () => {
  const html = renderToStaticMarkup(<TextField name="city" label="Town" />);
  expect(html).toContain('aria-invalid="false"');
  expect(html).not.toContain('aria-describedby');
});

test('V-04 a group has its question and its error', () => {
  const html = renderToStaticMarkup(
    <RadioGroup name="side" label="Side" error="Please choose." options={[{ value: 'left', label: 'Left' }]} />,
  );
  expect(html).toContain('<legend');
  expect(html).toContain('aria-describedby="side-error"');
});
