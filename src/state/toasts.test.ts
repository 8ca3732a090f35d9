import { beforeEach, expect, test } from 'vitest';
import { closeToast, showToast, toasts } from './toasts.ts';

beforeEach(() => {
  toasts.list = [];
});

test('T-01 E-toast-default-duration a toast has the default type, closes after 5 s, and is removed by its id', () => {
  const id = showToast({ message: 'Saved' });
  expect(toasts.list).toMatchObject([{ id, message: 'Saved', type: 'default', variant: 'default', persistent: false, duration: 5000 }]);
  closeToast(id);
  expect(toasts.list).toEqual([]);
});

test('T-01 E-toast-default-duration errors and toasts with an action stay by default; both can be overridden', () => {
  showToast({ message: 'a', type: 'error' });
  showToast({ message: 'b', action: { label: 'Undo', onPress: () => undefined } });
  showToast({ message: 'c', type: 'error', persistent: false });
  showToast({ message: 'd', type: 'info', persistent: true, duration: 800 });
  showToast({ message: 'e', type: 'success', duration: 800 });
  expect(toasts.list.map(({ persistent, duration }) => [persistent, duration])).toEqual([
    [true, 0],
    [true, 0],
    [false, 5000],
    [true, 0],
    [false, 800],
  ]);
});

test('T-01 a toast with the same text replaces the older one', () => {
  showToast({ message: 'Not saved', type: 'error' });
  showToast({ message: 'Something else' });
  const id = showToast({ message: 'Not saved', type: 'error' });
  expect(toasts.list.map(({ message }) => message)).toEqual(['Something else', 'Not saved']);
  expect(toasts.list.at(-1)?.id).toBe(id);
});
