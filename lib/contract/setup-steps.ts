/** Steps of setting up an agency, in the checklist's order. In a file without zod, so that home doesn't load it. */
export const setupSteps = [
  'agency',
  'options',
  'districts',
  'agents',
  'users',
  'portals',
  'property',
] as const
export type SetupStep = (typeof setupSteps)[number]
