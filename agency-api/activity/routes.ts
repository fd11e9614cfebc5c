import { AgencyError } from '#contract/errors.ts'
import { answer, type Route } from '../answer.ts'
import { listActivity, recordActivity } from './read.ts'
import { record } from './record.ts'
import { revert } from './revert.ts'

export const activityRoutes: Route[] = [
  answer('activity.agency', ({ db, query, language }) => listActivity(db, query, language)),
  answer('activity.record', ({ db, query, language, actor }) => {
    const own = query.noun === 'users' && query.id === actor.id
    if (!own && actor.role !== 'Administrator' && forAdministrators.has(query.noun))
      throw new AgencyError('UNAUTHORIZED')
    return recordActivity(db, query, language)
  }),
  answer('activity.revert', async (asked) => ({
    activity_id: await revert(asked, asked.params.id, asked.body),
  })),
  answer('activity.exported', async ({ db, body, actor }) => {
    if (body.noun === 'users' && actor.role !== 'Administrator') throw new AgencyError('UNAUTHORIZED')
    await record(db, { action: 'exported', ...body })
    return {}
  }),
]

/** What only Administrators see the present state of. */
const forAdministrators: ReadonlySet<string> = new Set(['users', 'contacts', 'portals', 'session', 'agency'])
