import { AgencyError } from '#contract/errors.ts'
import { record } from '../activity/record.ts'
import { answer, type Route } from '../answer.ts'
import { readAccounts } from './account-view.ts'
import { disconnect, openAccount } from './accounts.ts'
import { demandConfigured, houseOf, leave } from './demands.ts'
import { takeNotification } from './events.ts'
import { feedAddress } from './feeds.ts'
import { endConsent } from './grants.ts'
import { portalRoundSoon } from './keep.ts'
import { adapters } from './registry.ts'
import { returnPathOf } from './return-path.ts'

/** How the agency is known to portals, and what they tell it. */
export const accountRoutes: Route[] = [
  answer('portals.authorize', async (asked) => {
    const { place, url } = asked.query
    demandConfigured(asked, place)
    if (adapters[place].kind !== 'consent') throw new AgencyError('NOT_FOUND')
    return leave(asked, place, returnPathOf(asked.environment, url), [])
  }),
  answer('portals.accounts', async (asked) => ({ accounts: await readAccounts(asked) })),
  answer('portals.disconnect', async (asked) => {
    await disconnect(asked, asked.params.place)
    await record(asked.db, { action: 'changed', noun: 'portals', title: asked.params.place })
    return { saved: true as const }
  }),
  answer('portals.renewFeed', async (asked) => {
    const { place } = asked.params
    await openAccount(asked, place)
    await asked.db
      .updateTable('portal_accounts')
      .set((eb) => ({ feed_generation: eb('feed_generation', '+', 1) }))
      .where('place', '=', place)
      .execute()
    const feed_url = await feedAddress(asked, place)
    if (feed_url === null) throw new AgencyError('PORTAL_NOT_CONFIGURED')
    await record(asked.db, { action: 'changed', noun: 'portals', title: place })
    return { feed_url }
  }),
  answer('portals.callback', async (asked) => {
    const ended = await endConsent(houseOf(asked), asked.params.place, asked.query)
    portalRoundSoon(houseOf(asked))
    return ended
  }),
  answer('portals.notify', async (asked) => {
    const signature = asked.request.headers.get('x-signature')
    await takeNotification(asked, asked.params.place, asked.body, signature)
    portalRoundSoon(houseOf(asked))
    return { received: true as const }
  }),
]
