import type { ReactNode } from 'react';
import { Announcer } from '#client/primitives/announcer/announcer.tsx';
import { WordMark } from '#client/primitives/word-mark/word-mark.tsx';
import styles from './docs.module.css';
import { SchemeButton } from './scheme-button.tsx';

/** The frame of the component documentation: in English, for developers. */
export const DocsFrame = ({ children }: { children: ReactNode }) => (
  <div lang="en">
    <header className={styles['header']}>
      <div className={`wrap ${styles['headerLine']}`}>
        <a href="/" className={styles['mark']}>
          <WordMark name="Undula, shop" />
        </a>
        <a href="/docs" className={styles['area']}>
          Components
        </a>
        <SchemeButton />
      </div>
    </header>
    <main id="content" tabIndex={-1}>
      {children}
    </main>
    <Announcer />
  </div>
);
