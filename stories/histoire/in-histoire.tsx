import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Changes } from '#client/docs/stage/changes.ts';
import { ControlFields } from '#client/docs/stage/control-fields.tsx';
import { Example } from '#client/docs/stage/example.tsx';
import { Announcer } from '#client/primitives/announcer/announcer.tsx';
import type { Control } from '#stories/entry.ts';
import type { AnyStory } from '#stories/story.ts';

/** The messages between the shell and the window of an example. */
type State = { changes?: Changes };
type Mount = { el: HTMLElement; state: State; onUpdate: (again: () => void) => void; onUnmount: (end: () => void) => void };

/** Renders into histoire's container, again whenever the state changes. */
const mount =
  (className: string, show: (state: State) => ReactNode) =>
  ({ el, state, onUpdate, onUnmount }: Mount): void => {
    el.className = className;
    const root = createRoot(el);
    const draw = (): void => root.render(show(state));
    draw();
    onUpdate(draw);
    onUnmount(() => root.unmount());
  };

/** A story in the format of histoire's vanilla support: each example is a React root that follows the documentation's own controls. */
export const inHistoire = (story: AnyStory, controls: readonly Control[]) => ({
  id: story.slug,
  title: `${story.group}/${story.title}`,
  layout: { type: 'single', iframe: true },
  variants: story.variants.map(({ id, title, args }) => ({
    id,
    title,
    onMount: mount('example', ({ changes = {} }) => (
      <>
        <Example story={story} example={id} changes={changes} />
        <Announcer />
      </>
    )),
    onMountControls: mount('example-controls', (state) => (
      <ControlFields
        controls={controls}
        args={args}
        changes={state.changes ?? {}}
        onChange={(changes) => {
          state.changes = changes;
        }}
      />
    )),
  })),
});
