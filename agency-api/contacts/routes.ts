import { countAttempt, counters } from '../accounts/attempts.ts'
import { answer, type Route } from '../answer.ts'
import { attemptKey } from '../settings.ts'
import { allPeople, listPeople } from './people.ts'

export const contactRoutes: Route[] = [
  answer('contacts.list', ({ db, query }) => listPeople(db, query)),
  answer('contacts.download', async (asked) => {
    const { db, query, actor } = asked
    await countAttempt(asked, await attemptKey(db), counters.contactsColleague, String(actor.id))
    return { data: { csv_contacts: await allPeople(db, query.filter) } }
  }),
]
