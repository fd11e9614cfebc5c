import { AgencyError } from '#contract/errors.ts'
import type { Portal, PortalAccount } from '#contract/portal-records.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { AppContext } from '../app-context.ts'
import { route, type Route } from '../route.ts'
import { disconnect, ensureAccount, updateAccount } from './accounts.ts'
import { callbackUrlOf, missingSettings, toPublicUrl, returnPathOf } from './configuration.ts'
import { receiveNotification } from './events.ts'
import { requireConfigured } from './export-checks.ts'
import { readFeedUrl } from './feeds.ts'
import { beginConsent, completeConsent } from './grants.ts'
import { adapters } from './registry.ts'
import { schedulePortalJobs } from './scheduler.ts'
import { readPortals } from './view.ts'

export const accountRoutes: Route[] = [
  route('portals.authorize', async (request) => {
    const { place, url } = request.query
    requireConfigured(request, place)
    if (adapters[place].kind !== 'api') throw new AgencyError('NOT_FOUND')
    return beginConsent(request, place, returnPathOf(request.environment, url), [])
  }),
  route('portals.accounts', async (request) => ({ accounts: await readAccounts(request) })),
  route('portals.disconnect', async (request) => {
    await disconnect(request, request.params.place)
    await logActivity(request.db, { action: 'changed', resource: 'portals', title: request.params.place })
    return { saved: true as const }
  }),
  route('portals.renewFeed', (request) =>
    // Atomic: without a feed, the error undoes the renewal.
    request.db.transaction().execute(async (db) => {
      const { place } = request.params
      await ensureAccount({ db }, place)
      await updateAccount(db, place)
        .set((eb) => ({ feed_generation: eb('feed_generation', '+', 1) }))
        .execute()
      const feed_url = await readFeedUrl({ ...request, db }, place)
      if (feed_url === null) throw new AgencyError('PORTAL_NOT_CONFIGURED')
      await logActivity(db, { action: 'changed', resource: 'portals', title: place })
      return { feed_url }
    }),
  ),
  route('portals.callback', async (request) => {
    const result = await completeConsent(request, request.params.place, request.query)
    schedulePortalJobs(request)
    return result
  }),
  route('portals.notify', async (request) => {
    const signature = request.httpRequest.headers.get('x-signature')
    await receiveNotification(request, request.params.place, request.body, signature)
    schedulePortalJobs(request)
    return { received: true as const }
  }),
]

/**
 * Returns the agency's portal accounts for administrators, each with the missing settings, the user who connected it,
 * and the URLs to register at the portal.
 */
async function readAccounts(context: AppContext) {
  const { environment } = context
  const portals = await readPortals(context)
  return Promise.all(
    portals.map(async (portal) => {
      const { place, kind } = portal
      const account = { ...portal, state: stateOf(portal), missing: missingSettings(environment, place) }
      if (place === 'social') return account
      const { connected_at, connected_by, fetched_at } = await ensureAccount(context, place)
      return {
        ...account,
        connected_at,
        connected_by,
        fetched_at,
        feed_url: await readFeedUrl(context, place),
        ...(kind === 'consent' && {
          callback_url: callbackUrlOf(environment, place),
          notify_url: toPublicUrl(environment, `/api/v1/integrations/notify/${place}`),
        }),
      }
    }),
  )
}

function stateOf({ kind, configured, connected, expired }: Portal): PortalAccount['state'] {
  if (kind === 'share') return 'share'
  if (!configured) return 'not_configured'
  if (kind === 'feed') return 'feed'
  if (connected) return 'connected'
  return expired ? 'consent_again' : 'not_connected'
}
