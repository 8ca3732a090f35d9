import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { Announcer } from '#client/primitives/announcer/announcer.tsx';
import type { Control } from '#stories/entry.ts';
import type { AnyStory } from '#stories/story.ts';

type Args = Record<string, unknown>;

/** What histoire keeps of a component: the properties that it lists, and their values by the component's place. */
type State = { _hPropDefs?: object[]; _hPropState?: Record<number, Args> };
type Mount = { el: HTMLElement; state: State; onUpdate: (again: () => void) => void; onUnmount: (end: () => void) => void };

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
const typeOf: Record<Control['kind'], string> = { list: 'string', text: 'string', node: 'string', box: 'boolean', number: 'number' };

const listed = (control: Control) => ({
  name: control.name,
  types: [typeOf[control.kind]],
  required: control.isRequired,
  default: control.standard ?? (control.kind === 'list' ? control.values.join(', ') : undefined),
});

/** A story as histoire's own support for plain script takes it: each example mounts a React root and follows the controls. */
export const inHistoire = ({ slug, title, group, component, variants }: AnyStory, controls: readonly Control[]) => ({
  id: slug,
  title: `${group}/${title}`,
  layout: { type: 'single', iframe: true },
  variants: variants.map((variant) => ({
    id: variant.id,
    title: variant.title,
    onMount: ({ el, state, onUpdate, onUnmount }: Mount) => {
      const args = variant.args as Args;
      const tryable = controls.filter(({ name }) => args[name] === undefined || isPlain(args[name]));
      const known = tryable.filter(({ name }) => args[name] !== undefined).map(({ name }) => [name, args[name]] as const);
      state._hPropDefs = tryable.length > 0 ? [{ name: title, index: 0, props: tryable.map(listed) }] : [];
      state._hPropState = { 0: Object.fromEntries(known) };
      el.className = 'example';
      const root = createRoot(el);
      const show = (): void =>
        root.render(
          <>
            {createElement(component as FunctionComponent<object>, { ...args, ...state._hPropState?.[0] })}
            <Announcer />
          </>,
        );
      show();
      onUpdate(show);
      onUnmount(() => root.unmount());
    },
  })),
});
