'use client';
import type { ReactNode } from 'react';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { Button } from './button.tsx';
import styles from './print-button.module.css';

/** Opens the browser's print dialog; not rendered without script, where it could do nothing. */
export const PrintButton = ({ children }: { children: ReactNode }) =>
  useHydrated() && (
    <div className={styles['print']}>
      <Button variant="quiet" icon="print" onClick={() => print()}>
        {children}
      </Button>
    </div>
  );
