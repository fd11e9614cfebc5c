import { countAttempt, counters } from '../accounts/attempts.ts'
import { type Json, record } from '../activity/record.ts'
import { route, type Route } from '../register-route.ts'
import { databaseKey } from '../settings.ts'
import { allPeople, listPeople } from './people.ts'

export const contactRoutes: Route[] = [
  route('contacts.list', ({ db, query }) => listPeople(db, query)),
  route('contacts.download', async (request) => {
    const { db, query, actor } = request
    await countAttempt(request, await databaseKey(db, 'attempt_key'), counters.contactsUser, String(actor.id))
    const csv_contacts = await db.transaction().execute(async (tx) => {
      const people = await allPeople(tx, query.filter)
      const filter: Json = { ...query.filter }
      await record(tx, {
        action: 'exported',
        resource: 'contacts',
        amount: people.length,
        changes: Object.keys(filter).length === 0 ? [] : [{ field: 'filter', before: null, after: filter }],
      })
      return people
    })
    return { data: { csv_contacts } }
  }),
]
