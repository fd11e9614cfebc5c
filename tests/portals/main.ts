// The stand-in as a process of its own: what the sample agency and the journeys in the browser talk to instead of
// Imovirtual. It answers consent with a page, and tells what became of an advert a moment after it was sent.
import { listenOnLoopback } from './listen.ts'
import { type Notification, openOlx } from './olx/portal.ts'
import { standInSecrets } from '../../lib/launch/portal-stand-in.ts'

const { env } = process
const api = env.AGENCY_API_URL ?? 'http://127.0.0.1:4010'
const callback = `${env.APP_ORIGIN ?? 'http://localhost:3000'}/integrations/callback/imovirtual`
const settleMs = Number(env.PORTALS_STAND_IN_SETTLE_MS ?? 2500)
const { client, apiKey, notificationSecret } = standInSecrets
const olx = openOlx({ client, apiKey, notificationSecret, callback })

/** At least once and in no order, as the portal's own page warns. */
async function send({ signature, ...body }: Notification, tries = 5): Promise<void> {
  const sent = await fetch(`${api}/api/v1/integrations/notify/imovirtual`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(2000),
  }).catch(() => null)
  if (!sent?.ok && tries > 1) setTimeout(() => void send({ signature, ...body }, tries - 1), settleMs * 2)
}

setInterval(() => {
  const told = olx.settle().reverse()
  for (const each of [...told, ...told]) void send(each)
}, settleMs)

const { url } = await listenOnLoopback(olx.app, Number(env.PORTALS_STAND_IN_PORT ?? 4020))
process.stdout.write(`${JSON.stringify({ event: 'ready', url })}\n`)
process.on('SIGTERM', () => process.exit(0))
