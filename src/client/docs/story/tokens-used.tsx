import { TokenTable } from '../foundations/token-table.tsx';
import { findToken } from '../foundations/tokens.ts';
import { Part } from './part.tsx';

/** The design tokens that its styles read, with what they stand for. */
export const TokensUsed = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <Part id="tokens" title="Tokens">
      <TokenTable label="Tokens" tokens={names.map(findToken).filter((token) => token !== undefined)} />
    </Part>
  );
