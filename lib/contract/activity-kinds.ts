// No zod here: the dashboard's filters list these on a page that must not load it
// (docs/adr/0004-lazy-schema-loading.md).

/** Resources of activity entries; single texts and pages of the website have no id. */
export const activityResources = [
  'properties',
  'condominiums',
  'agents',
  'districts',
  'services',
  'services-description',
  'who-we-are',
  'front-page',
  'key-items',
  'users',
  'inbox',
  'contacts',
  'portals',
  'session',
  'agency',
] as const

export const activityActions = [
  'created',
  'changed',
  'deleted',
  'reordered',
  'replied',
  'exported',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'reset',
] as const

/** Resources whose lists can be exported. */
export const exportedResources = [
  'properties',
  'condominiums',
  'agents',
  'districts',
  'services',
  'key-items',
  'users',
  'inbox',
] as const
