let isPointerDown = false;
let waiting: (() => void)[] = [];

if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'dragend'])
    addEventListener(
      type,
      () => {
        isPointerDown = type === 'pointerdown';
        if (isPointerDown) return;
        // The click comes right after the pointer is up.
        for (const callback of waiting) setTimeout(callback);
        waiting = [];
      },
      true,
    );
}

/** Does something that may move the page: at once, or as soon as the press under way is done, so that nothing goes away from under the pointer. */
export const afterPointerUp = (callback: () => void): void => {
  if (isPointerDown) waiting.push(callback);
  else callback();
};
