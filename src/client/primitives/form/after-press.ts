let isPressed = false;
const waiting = new Set<() => void>();

const press = (): void => {
  isPressed = true;
};

const release = (): void => {
  isPressed = false;
  const works = [...waiting];
  waiting.clear();
  // The click comes right after the pointer is up.
  setTimeout(() => {
    for (const work of works) work();
  });
};

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', press, { capture: true });
  for (const end of ['pointerup', 'pointercancel', 'dragend']) addEventListener(end, release, { capture: true });
}

/** Does something that may move the page: at once, or as soon as the press under way is done, so that nothing goes away from under the pointer. */
export const afterPress = (work: () => void): void => {
  if (isPressed) waiting.add(work);
  else work();
};
