import { FactsTable } from '../story/facts-table.tsx';
import { coloursOf, hexOf } from './colours.ts';
import styles from './foundations.module.css';
import type { Token } from './tokens.ts';

const Value = ({ token }: { token: Token }) => {
  const colours = coloursOf(token);
  if (!colours) return <code>{token.value}</code>;
  const sides = colours.light === colours.dark ? [colours.light] : [colours.light, colours.dark];
  return (
    <span className={styles['sides']}>
      {sides.map((colour) => (
        <span key={colour} className={styles['side']}>
          <span className={styles['dot']} style={{ background: colour }} />
          <code>{hexOf(colour)}</code>
        </span>
      ))}
    </span>
  );
};

const hasRemarks = (tokens: readonly Token[]): boolean => tokens.some(({ remark }) => remark !== '');
const headsOf = (tokens: readonly Token[]) => ['Name', 'Value', ...(hasRemarks(tokens) ? ['Remark'] : [])].map((title) => ({ title }));

/** Tokens with their resolved values; a colour in light and in dark. */
export const TokenTable = ({ label, tokens }: { label: string; tokens: readonly Token[] }) => (
  <FactsTable label={label} heads={headsOf(tokens)}>
    {tokens.map((token) => (
      <tr key={token.name}>
        <td>
          <code>{token.name}</code>
        </td>
        <td>
          <Value token={token} />
        </td>
        {hasRemarks(tokens) && <td data-beside>{token.remark}</td>}
      </tr>
    ))}
  </FactsTable>
);
