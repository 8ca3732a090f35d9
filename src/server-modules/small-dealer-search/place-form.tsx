import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './small-dealer-search.module.css';

type Props = {
  /** Of the section: the field's id begins with it. */
  id: string;
  /** The dealer page. */
  action: string;
  say: Translate;
};

/** Asks for a place and leads to the dealers around it: a plain form; its cross clears the field without script, too. */
export const PlaceForm = ({ id, action, say }: Props) => (
  <form method="get" action={action} className={styles.form}>
    <PlainTextField
      id={`${id}-place`}
      name="place"
      label={say('dealer.place')}
      autoComplete="postal-code"
      enterKeyHint="search"
      required
      end={<IconButton type="reset" variant="bare" icon="close" label={say('search.clear')} />}
    />
    <SubmitButton>{say('dealer.find')}</SubmitButton>
  </form>
);
