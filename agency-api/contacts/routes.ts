import { record } from '../activity/record.ts'
import { countAttempt, counters } from '../accounts/attempts.ts'
import { answer, type Route } from '../answer.ts'
import { attemptKey } from '../settings.ts'
import { allPeople, listPeople } from './people.ts'

export const contactRoutes: Route[] = [
  answer('contacts.list', ({ db, query }) => listPeople(db, query)),
  answer('contacts.download', async (asked) => {
    const { db, query, actor } = asked
    await countAttempt(asked, await attemptKey(db), counters.contactsColleague, String(actor.id))
    const people = await allPeople(db, query.filter)
    // Nothing leaves without its line in the history.
    await record(db, { action: 'exported', noun: 'contacts', amount: people.length })
    return { data: { csv_contacts: people } }
  }),
]
