import { useSyncExternalStore } from 'react';

const minuteMs = 60 * 1000;

const everyMinute = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, minuteMs);
  return () => clearInterval(timer);
};

/** The current minute in epoch milliseconds, updated while the page is open; undefined until script runs. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    () => undefined,
  );
