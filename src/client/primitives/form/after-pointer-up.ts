let isPointerDown = false;
let waiting: (() => void)[] = [];

if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'dragend'])
    addEventListener(
      type,
      () => {
        isPointerDown = type === 'pointerdown';
        if (isPointerDown) return;
        // The click fires right after the pointer is up.
        for (const callback of waiting) setTimeout(callback);
        waiting = [];
      },
      true,
    );
}

/** Does something that may move the page: at once, or after the current click, so that nothing moves away from under the pointer. */
export const afterPointerUp = (callback: () => void): void => {
  if (isPointerDown) waiting.push(callback);
  else callback();
};
