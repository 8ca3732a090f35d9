import type { StoryEntry } from '#stories/entry.ts';
import { FactsTable } from './facts-table.tsx';
import { Part } from './part.tsx';
import { Prose } from './prose.tsx';
import styles from './story.module.css';

type Props = Pick<StoryEntry, 'keyboard' | 'transcript' | 'notes'>;

/** Keyboard and screen reader behaviour, and other accessibility notes. */
export const AccessibilityNotes = ({ keyboard, transcript, notes }: Props) => (
  <>
    <Part id="keyboard" title="Keyboard">
      {keyboard.length === 0 ? (
        <p>It is not focusable itself. Focusable elements inside it keep their own keyboard behaviour.</p>
      ) : (
        <FactsTable label="Keyboard" heads={[{ title: 'Key' }, { title: 'Effect' }]}>
          {keyboard.map(({ keys, effect }) => (
            <tr key={`${keys.join(' ')} ${effect}`}>
              <td>
                <span className={styles['keys']}>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              </td>
              <td>
                <Prose text={effect} />
              </td>
            </tr>
          ))}
        </FactsTable>
      )}
    </Part>
    {transcript.length > 0 && (
      <Part id="screen-reader" title="Screen reader">
        <ol className={styles['transcript']}>
          {transcript.map(({ action, heard }) => (
            <li key={`${action} ${heard}`}>
              <span className={styles['action']}>{action}</span>
              {heard.startsWith('Nothing:') ? <span>{heard}</span> : <q>{heard}</q>}
            </li>
          ))}
        </ol>
      </Part>
    )}
    {notes.length > 0 && (
      <Part id="accessibility" title="Accessibility">
        <ul className={styles['notes']}>
          {notes.map((note) => (
            <li key={note}>
              <Prose text={note} />
            </li>
          ))}
        </ul>
      </Part>
    )}
  </>
);
