// Without zod: the dashboard's filters list these on a page that must not carry it (docs/decisions/0004).

/** What a line of the history can be about; single texts and pages of the website have no id. */
export const activityNouns = [
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
