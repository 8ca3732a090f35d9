'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hasAnswered } from '#state/consent.ts';
import type { OtherManager } from './other-manager.ts';

const ConsentContainer = lazy(async () => ({ default: (await import('./consent-container.tsx')).ConsentContainer }));

type Props = {
  revision: number;
  isRequired: boolean /** The third-party consent manager that asks instead of the shop. */;
  manager: OtherManager | undefined;
};

const isUnanswered = async (revision: number): Promise<boolean> => {
  if (!hasAnswered()) return true;
  const { readConsent } = await import('./save-consent.ts');
  return (await readConsent(revision)) === undefined;
};

/** Applies the visitor's saved answer, and asks if the country requires it and there is none (G-01, G-03). */
export const ConsentHost = ({ revision, isRequired, manager }: Props) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (manager) {
      void import('./other-manager.ts').then(({ followManager }) => followManager(manager));
      return;
    }
    void isUnanswered(revision).then((isOpenQuestion) => setOpen(isOpenQuestion && isRequired));
  }, [revision, isRequired, manager]);
  return isOpen ? (
    <Suspense>
      <ConsentContainer revision={revision} />
    </Suspense>
  ) : null;
};
