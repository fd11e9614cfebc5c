// Runs the fake portal in its own process, in place of Imovirtual, for the sample agency and the e2e tests. It shows a
// consent page and sends notifications shortly after each change of an advert.
import { listenOnLoopback } from './listen.ts'
import { type Notification, createFakeOlx } from './olx/portal.ts'
import { fakePortalSecrets } from '../../lib/launch/fake-portal.ts'

const { env } = process
const apiUrl = env.AGENCY_API_URL ?? 'http://127.0.0.1:4010'
const callbackUrl = `${env.APP_ORIGIN ?? 'http://localhost:3000'}/integrations/callback/imovirtual`
const deliveryIntervalMs = Number(env.PORTALS_STAND_IN_SETTLE_MS ?? 2500)
const { client, apiKey, notificationSecret } = fakePortalSecrets
const olx = createFakeOlx({ client, apiKey, notificationSecret, callbackUrl })

/** Sends a notification; retries up to four times. */
async function send({ signature, ...body }: Notification, attemptsLeft = 5): Promise<void> {
  const response = await fetch(`${apiUrl}/api/v1/integrations/notify/imovirtual`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(2000),
  }).catch(() => null)
  if (!response?.ok && attemptsLeft > 1)
    setTimeout(() => void send({ signature, ...body }, attemptsLeft - 1), deliveryIntervalMs * 2)
}

// The portal's documentation warns that notifications may arrive twice and in any order.
setInterval(() => {
  const notifications = olx.processQueue().reverse()
  for (const notification of [...notifications, ...notifications]) void send(notification)
}, deliveryIntervalMs)

const { url } = await listenOnLoopback(olx.app, Number(env.PORTALS_STAND_IN_PORT ?? 4020))
process.stdout.write(`${JSON.stringify({ event: 'ready', url })}\n`)
process.on('SIGTERM', () => process.exit(0))
