import { type Dispatch, type SetStateAction, useState } from 'react';

/** The open state of an example: initially from its arguments, and again whenever they change. */
export const useOpened = <Opened>(first: Opened): [Opened, Dispatch<SetStateAction<Opened>>] => {
  const [requestedOpen, setRequestedOpen] = useState(first);
  const [opened, setOpened] = useState(first);
  if (requestedOpen !== first) {
    setRequestedOpen(first);
    setOpened(first);
  }
  return [opened, setOpened];
};
