let isPressed = false;
let waiting: (() => void)[] = [];

if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'dragend'])
    addEventListener(
      type,
      () => {
        isPressed = type === 'pointerdown';
        if (isPressed) return;
        // The click comes right after the pointer is up.
        for (const work of waiting) setTimeout(work);
        waiting = [];
      },
      true,
    );
}

/** Does something that may move the page: at once, or as soon as the press under way is done, so that nothing goes away from under the pointer. */
export const afterPress = (work: () => void): void => {
  if (isPressed) waiting.push(work);
  else work();
};
