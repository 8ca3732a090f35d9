/** The available drawings of how a sink is made, by material and step. */
export const stepDrawingIds = [
  'granite-mix',
  'granite-pour',
  'granite-release',
  'granite-drill',
  'steel-cut',
  'steel-form',
  'steel-edge',
  'steel-brush',
  'ceramic-shape',
  'ceramic-dry',
  'ceramic-glaze',
  'ceramic-fire',
] as const;
export type StepDrawingId = (typeof stepDrawingIds)[number];
