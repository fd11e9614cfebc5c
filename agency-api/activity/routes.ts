import { AgencyError } from '#contract/errors.ts'
import { route, type Route } from '../register-route.ts'
import { listActivity, recordActivity } from './read.ts'
import { record } from './record.ts'
import { revert } from './revert.ts'

export const activityRoutes: Route[] = [
  route('activity.agency', ({ db, query, language }) => listActivity(db, query, language)),
  route('activity.record', ({ db, query, language, actor }) => {
    const own = query.noun === 'users' && query.id === actor.id
    if (!own && actor.role !== 'Administrator' && forAdministrators.has(query.noun))
      throw new AgencyError('UNAUTHORIZED')
    return recordActivity(db, query, language)
  }),
  route('activity.revert', async (request) => ({
    activity_id: await revert(request, request.params.id, request.body),
  })),
  route('activity.exported', async ({ db, body, actor }) => {
    if (body.noun === 'users' && actor.role !== 'Administrator') throw new AgencyError('UNAUTHORIZED')
    const { noun: resource, ...details } = body
    await record(db, { action: 'exported', resource, ...details })
    return {}
  }),
]

/** Resources whose data only administrators may read. */
const forAdministrators: ReadonlySet<string> = new Set(['users', 'contacts', 'portals', 'session', 'agency'])
