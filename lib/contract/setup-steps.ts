// Must not import zod: the home page loads this file.

/** Steps of setting up an agency, in the checklist's order. */
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
