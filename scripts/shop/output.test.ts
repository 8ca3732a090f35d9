import { expect, test, vi } from 'vitest';
import { print, printable, printJson } from './output.ts';

const hostile = 'Wellen\u001b]0;pwned\u0007\u001b[2J\u009b31m\u202e GmbH';

test('what a visitor typed does not control the terminal', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  print(`DE-1\n${hostile}`);
  expect(log).toHaveBeenLastCalledWith('DE-1\nWellen]0;pwned[2J31m GmbH');
  log.mockRestore();
});

test('names are printed as they are written', () => {
  for (const name of ['می\u200cخواهم', '山田 葵', 'Zoë 👩\u200d🍳']) expect(printable(name)).toBe(name);
});

test('machine-readable data is exact, and controls no terminal either', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  printJson({ company: `${hostile}\u{e0001}` });
  const printed = String(log.mock.lastCall?.[0]);
  log.mockRestore();
  expect(JSON.parse(printed)).toEqual({ company: `${hostile}\u{e0001}` });
  expect(printed).toBe(printable(printed));
});
