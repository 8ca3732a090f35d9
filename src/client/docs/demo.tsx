'use client';
import { createElement, type FunctionComponent, useState } from 'react';
import { PlainCheckbox } from '#client/primitives/checkbox/plain-checkbox.tsx';
import { PlainSelect } from '#client/primitives/select/plain-select.tsx';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import type { AnyStory } from '#stories/story.ts';
import { type Control, codeOf, findControl } from './controls.ts';
import styles from './docs.module.css';

type Args = Record<string, unknown>;

/** One example with other arguments than its own. */
export const Example = ({ story, args }: { story: AnyStory; args: object }) =>
  createElement(story.component as FunctionComponent<object>, args);

const ControlField = ({ control, value, onChange }: { control: Control; value: unknown; onChange: (value: unknown) => void }) => {
  const { name, kind } = control;
  const id = `control-${name}`;
  if (kind === 'box') {
    return (
      <PlainCheckbox id={id} name={name} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)}>
        {name}
      </PlainCheckbox>
    );
  }
  if (kind === 'list') {
    const options = control.values.map((one) => ({ value: one, label: one }));
    return (
      <PlainSelect
        id={id}
        name={name}
        label={name}
        options={options}
        value={String(value ?? options[0]?.value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <PlainTextField
      id={id}
      name={name}
      label={name}
      type={kind}
      value={String(value ?? '')}
      onChange={({ currentTarget }) => onChange(kind === 'number' ? currentTarget.valueAsNumber : currentTarget.value)}
    />
  );
};

// A text field can only change what was text before: elements stay as they are.
const isTryable = (control: Control, args: Args): boolean =>
  control.kind !== 'text' || args[control.name] === undefined || typeof args[control.name] === 'string';

/** A component on a stage, its examples to choose from, its properties to try out, and the code for what is seen. */
export const Demo = ({ story }: { story: AnyStory }) => {
  const [variant, setVariant] = useState(story.variants[0]);
  const [changes, setChanges] = useState<Args>({});
  const args: Args = { ...variant.args, ...changes };
  const controls = (story.props ?? []).map(findControl).filter((control) => control !== undefined);
  const choose = (id: string): void => {
    setVariant(story.variants.find((one) => one.id === id) ?? story.variants[0]);
    setChanges({});
  };
  return (
    <div>
      <div className={styles['demo']}>
        <div className={styles['stage']} data-stage>
          <Example key={variant.id} story={story} args={args} />
        </div>
        <div className={styles['controls']}>
          <PlainSelect
            id="control-example"
            name="example"
            label="Example"
            options={story.variants.map(({ id, title }) => ({ value: id, label: title }))}
            value={variant.id}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          {controls
            .filter((control) => isTryable(control, args))
            .map((control) => (
              <ControlField
                key={control.name}
                control={control}
                value={args[control.name]}
                onChange={(value) => setChanges({ ...changes, [control.name]: value })}
              />
            ))}
        </div>
      </div>
      <pre className={styles['code']}>
        <code>{codeOf(story.title.replaceAll(' ', ''), args)}</code>
      </pre>
    </div>
  );
};
