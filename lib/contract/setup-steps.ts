/** Steps of setting up an agency, in the checklist's order. Without zod, which the home page must not load. */
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
