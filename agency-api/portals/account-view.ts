import type { PortalAccount } from '#contract/portal-records.ts'
import type { AppContext } from '../app-context.ts'
import { openAccount } from './accounts.ts'
import { callbackUrl, missingSettings, publicUrl } from './configuration.ts'
import { feedUrl } from './feeds.ts'
import { portalsOf } from './view.ts'

/**
 * Returns the agency's portal accounts for administrators: missing settings, who connected them, and the values to
 * register at the portal.
 */
export async function readAccounts(context: AppContext): Promise<PortalAccount[]> {
  const { environment } = context
  const portals = await portalsOf(context)
  return Promise.all(
    portals.map(async (portal): Promise<PortalAccount> => {
      const { place, kind, configured } = portal
      const none = {
        connected_at: null,
        connected_by: null,
        fetched_at: null,
        callback_url: null,
        notify_url: null,
        feed_url: null,
      }
      const missing = missingSettings(environment, place)
      if (place === 'social') return { ...portal, ...none, missing, state: 'share' }
      const { connected_at, connected_by, fetched_at } = await openAccount(context, place)
      const known = { ...portal, ...none, missing, connected_at, connected_by, fetched_at }
      if (kind === 'feed')
        return {
          ...known,
          state: configured ? 'feed' : 'not_configured',
          feed_url: await feedUrl(context, place),
        }
      return {
        ...known,
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
