'use client';
import { Component, type ReactNode } from 'react';
import { useRouter } from 'waku';
import { isRouterSignal } from '#framework/browser/error-info.ts';
import { earlyInteraction } from '#state/first-interaction.ts';

type Props = { address: string; fallback: ReactNode; children: ReactNode };
type State = { error: unknown; address: string };

// The same path is not reloaded twice within this time.
const reloadPauseMs = 10_000;
const reloadKey = 'reloaded-after-failure ';

const mayReload = (address: string): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadKey + address)) < reloadPauseMs) return false;
    sessionStorage.setItem(reloadKey + address, `${Date.now()}`);
    return true;
  } catch {
    return false; // without storage, a reload loop would go unnoticed
  }
};

class Boundary extends Component<Props, State> {
  override state: State = { error: undefined, address: this.props.address };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ error });

  static getDerivedStateFromProps = ({ address }: Props, state: State): Partial<State> | null =>
    address === state.address ? null : { error: undefined, address };

  override componentDidCatch(error: unknown): void {
    // What a page loses while it is left is no fault: a fresh load would keep the next page from coming (src/framework/deferred-hydration.ts).
    if (isRouterSignal(error) || earlyInteraction.isLeaving) return;
    // Offline, a fresh load would only show the browser's own page: it waits for the connection.
    if (!navigator.onLine) addEventListener('online', () => location.reload());
    // The router updates the URL after this.
    else if (mayReload(this.props.address)) setTimeout(() => location.reload());
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isRouterSignal(error)) throw error;
    return this.props.fallback;
  }
}

/** Contains a failed page: one reload, offline as soon as the connection is back, then the fallback; the next URL starts afresh. */
export const ProblemBoundary = ({ fallback, children }: Omit<Props, 'address'>) => {
  const { path, query } = useRouter();
  return (
    <Boundary address={`${path}?${query}`} fallback={fallback}>
      {children}
    </Boundary>
  );
};
