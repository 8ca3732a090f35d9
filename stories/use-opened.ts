import { useState } from 'react';

/** What an example shows open: first as its arguments say, and anew whenever they change. */
export const useOpened = <Opened>(first: Opened): [Opened, (next: Opened) => void] => {
  const [asked, setAsked] = useState(first);
  const [opened, setOpened] = useState(first);
  if (asked !== first) {
    setAsked(first);
    setOpened(first);
  }
  return [opened, setOpened];
};
