'use client';
import { useState } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import styles from './motion-demo.module.css';

type Props = { durations: readonly { name: string; remark: string }[] };

/** A mark on a line for each duration; a click sends all of them to the other end at once. */
export const MotionDemo = ({ durations }: Props) => {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <div className={styles['demo']}>
      <ul className={styles['list']} data-end={isAtEnd || undefined}>
        {durations.map(({ name, remark }) => (
          <li key={name} className={styles['row']}>
            <div>
              <code>{name}</code>
              <p className={styles['remark']}>{remark}</p>
            </div>
            <span className={styles['line']}>
              <span className={styles['way']} style={{ transitionDuration: `var(${name})` }}>
                <span className={styles['mark']} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Button variant="line" onClick={() => setAtEnd(!isAtEnd)}>
        Move
      </Button>
    </div>
  );
};
