// The stand-in as a process of its own: what the sample agency and the journeys in the browser talk to instead of
// Imovirtual. It answers consent with a page, and tells what became of an advert a moment after it was sent.
import { listenOnLoopback } from './listen.ts'
import { type Notification, openOlx } from './olx/portal.ts'
import { standInSettings } from '../../lib/launch/portal-stand-in.ts'

const { port, api, callback, settleMs } = standInSettings(process.env)
const { client, apiKey, notificationSecret } = standInSettings.secrets
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

const { url } = await listenOnLoopback(olx.app, port)
process.stdout.write(`${JSON.stringify({ event: 'ready', url })}\n`)
process.on('SIGTERM', () => process.exit(0))
