import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** The part whose state is shown, as a selector. */
  of: string;
  state: 'hover' | 'press' | 'focus' | undefined;
  children: ReactNode;
};

/** Renders a part in a state that normally needs interaction: for tables of states. */
export const ShowState = ({ of, state, children }: Props) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = container.current?.querySelector<HTMLElement>(of);
    if (part && state) part.dataset['show'] = state;
  }, [of, state]);
  return (
    <div ref={container} style={{ inlineSize: '100%' }}>
      {children}
    </div>
  );
};
