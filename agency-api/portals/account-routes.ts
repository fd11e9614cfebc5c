import { AgencyError } from '#contract/errors.ts'
import type { PortalAccount } from '#contract/portal-records.ts'
import { record } from '../activity/record.ts'
import { route, type Route } from '../register-route.ts'
import type { AppContext } from '../app-context.ts'
import { disconnect, ensureAccount } from './accounts.ts'
import { requireConfigured, backgroundContext, redirectToConsent } from './queue-exports.ts'
import { receiveNotification } from './events.ts'
import { feedUrl } from './feeds.ts'
import { completeConsent } from './grants.ts'
import { schedulePortalJobs } from './scheduler.ts'
import { adapters } from './registry.ts'
import { returnPathOf } from './return-path.ts'
import { callbackUrl, missingSettings, publicUrl } from './configuration.ts'
import { readPortals } from './view.ts'

export const accountRoutes: Route[] = [
  route('portals.authorize', async (request) => {
    const { place, url } = request.query
    requireConfigured(request, place)
    if (adapters[place].kind !== 'api') throw new AgencyError('NOT_FOUND')
    return redirectToConsent(request, place, returnPathOf(request.environment, url), [])
  }),
  route('portals.accounts', async (request) => ({ accounts: await readAccounts(request) })),
  route('portals.disconnect', async (request) => {
    await disconnect(request, request.params.place)
    await record(request.db, { action: 'changed', resource: 'portals', title: request.params.place })
    return { saved: true as const }
  }),
  route('portals.renewFeed', async (request) => {
    const { place } = request.params
    await ensureAccount(request, place)
    await request.db
      .updateTable('portal_accounts')
      .set((eb) => ({ feed_generation: eb('feed_generation', '+', 1) }))
      .where('place', '=', place)
      .execute()
    const feed_url = await feedUrl(request, place)
    if (feed_url === null) throw new AgencyError('PORTAL_NOT_CONFIGURED')
    await record(request.db, { action: 'changed', resource: 'portals', title: place })
    return { feed_url }
  }),
  route('portals.callback', async (request) => {
    const result = await completeConsent(backgroundContext(request), request.params.place, request.query)
    schedulePortalJobs(backgroundContext(request))
    return result
  }),
  route('portals.notify', async (request) => {
    const signature = request.httpRequest.headers.get('x-signature')
    await receiveNotification(request, request.params.place, request.body, signature)
    schedulePortalJobs(backgroundContext(request))
    return { received: true as const }
  }),
]

/**
 * Returns the agency's portal accounts for administrators: missing settings, who connected them, and the values to
 * register at the portal.
 */
async function readAccounts(context: AppContext): Promise<PortalAccount[]> {
  const { environment } = context
  const portals = await readPortals(context)
  return Promise.all(
    portals.map(async (portal): Promise<PortalAccount> => {
      const { place, kind, configured } = portal
      const noDetails = {
        connected_at: null,
        connected_by: null,
        fetched_at: null,
        callback_url: null,
        notify_url: null,
        feed_url: null,
      }
      const missing = missingSettings(environment, place)
      if (place === 'social') return { ...portal, ...noDetails, missing, state: 'share' }
      const { connected_at, connected_by, fetched_at } = await ensureAccount(context, place)
      const details = { ...portal, ...noDetails, missing, connected_at, connected_by, fetched_at }
      if (kind === 'feed')
        return {
          ...details,
          state: configured ? 'feed' : 'not_configured',
          feed_url: await feedUrl(context, place),
        }
      return {
        ...details,
        state: !configured
          ? 'not_configured'
          : portal.connected
            ? 'connected'
            : portal.expired
              ? 'consent_again'
              : 'not_connected',
        callback_url: callbackUrl(environment, place),
        notify_url: publicUrl(environment, `/api/v1/integrations/notify/${place}`),
      }
    }),
  )
}
