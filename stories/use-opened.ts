import { type Dispatch, type SetStateAction, useState } from 'react';

/** What an example shows open: first as its arguments say, and anew whenever they change. */
export const useOpened = <Opened>(first: Opened): [Opened, Dispatch<SetStateAction<Opened>>] => {
  const [requestedOpen, setRequestedOpen] = useState(first);
  const [opened, setOpened] = useState(first);
  if (requestedOpen !== first) {
    setRequestedOpen(first);
    setOpened(first);
  }
  return [opened, setOpened];
};
