import { useRef } from 'react';

// A challenge expires after twenty minutes; older ones are solved again.
const freshMs = 15 * 60 * 1000;
const patienceMs = 60 * 1000;

const solve = async (): Promise<string> => {
  const { solveCaptcha } = await import('./solve-captcha.ts');
  return solveCaptcha(AbortSignal.timeout(patienceMs));
};

/** The proof of work of a form: started on the first interaction, awaited on submit; each can be used once. */
export const useProofOfWork = () => {
  const work = useRef<{ solved: Promise<string>; since: number } | undefined>(undefined);
  const start = (): Promise<string> => {
    const pendingWork = work.current;
    if (pendingWork && Date.now() - pendingWork.since < freshMs) return pendingWork.solved;
    // A failure is retried on submit; empty is NOT_READY.
    const solved = solve().catch(() => {
      work.current = undefined;
      return '';
    });
    work.current = { solved, since: Date.now() };
    return solved;
  };
  const take = async (): Promise<string> => {
    const solved = await start();
    work.current = undefined;
    return solved === '' ? start().finally(() => (work.current = undefined)) : solved;
  };
  return { start: (): void => void start(), take };
};
