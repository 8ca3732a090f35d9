import { SubmitButton } from '#client/primitives/button/button.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './spare-parts.module.css';

type Props = {
  t: Translate;
  /** The path of the page. */
  path: string;
  /** The previous input. */
  typed: string;
  /** Models that the browser suggests while typing. */
  names: readonly string[];
};

/** Asks for a model by its name or an article number: a native GET form. */
export const ModelForm = ({ t, path, typed, names }: Props) => (
  <form {...notInvalid} method="get" action={path} className={styles.form}>
    <TextField
      key={typed}
      name="model"
      label={t('product.parts.model')}
      hint={t('product.parts.modelHint')}
      defaultValue={typed}
      list="models"
      maxLength={80}
      autoComplete="off"
      required
      enterKeyHint="search"
    />
    <datalist id="models">
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
    <SubmitButton>{t('search.submit')}</SubmitButton>
  </form>
);
