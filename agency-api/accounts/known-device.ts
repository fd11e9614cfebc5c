import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { KnownDevice, knownDeviceHeader } from '#contract/session.ts'
import type { Row } from '../db/schema.ts'
import type { DbContext } from '../app-context.ts'
import { readDatabaseKey } from '../settings.ts'

const dayMs = 86_400_000

type Account = Pick<Row<'users'>, 'id' | 'password_hash'>
/** One account in the device cookie: `id.nonce.day.mac`, the day counted from 1970. */
type CookieEntry = { id: number; nonce: string; day: number; mac: string }

/** A request with the device cookie in its header. */
type DeviceRequest = DbContext & { httpRequest: Request }

function parseCookie({ headers }: Request): CookieEntry[] {
  const parsed = KnownDevice.safeParse(headers.get(knownDeviceHeader))
  if (!parsed.success) return []
  return parsed.data.split('~').flatMap((entry) => {
    const [, id, nonce = '', day, mac = ''] =
      /^(\d{1,15})\.([\w-]{22})\.(\d{1,7})\.([\w-]{43})$/.exec(entry) ?? []
    return id === undefined ? [] : [{ id: Number(id), nonce, day: Number(day), mac }]
  })
}

/** Signs the password's hash too, so that a new password invalidates every known browser. */
function macOf(key: string, { id, password_hash }: Account, nonce: string, day: number): string {
  return createHmac('sha256', key).update(`${id}.${nonce}.${day}.${password_hash}`).digest('base64url')
}

/**
 * Returns the nonce of a browser that has signed in to the account in the last `limits.knownDeviceDays`; null for
 * any other. Source: OWASP, "Slow down online guessing attacks with device cookies".
 */
export async function findDeviceNonce({ db, now, httpRequest }: DeviceRequest, account: Account | undefined) {
  const entry = parseCookie(httpRequest).find(({ id }) => id === account?.id)
  if (entry === undefined || account === undefined) return null
  const today = Math.floor(now().getTime() / dayMs)
  // Tolerates a day ahead: processes that share a database may have different clocks.
  if (entry.day > today + 1 || entry.day < today - limits.knownDeviceDays) return null
  const expected = macOf(await readDatabaseKey(db, 'device_key'), account, entry.nonce, entry.day)
  return timingSafeEqual(Buffer.from(expected), Buffer.from(entry.mac)) ? entry.nonce : null
}

/** Returns the new device cookie: this account first, then the most recent of the accounts in the old cookie. */
export async function rememberDevice(request: DeviceRequest, account: Account): Promise<string> {
  const { db, now } = request
  const nonce = (await findDeviceNonce(request, account)) ?? randomBytes(16).toString('base64url')
  const day = Math.floor(now().getTime() / dayMs)
  const ownEntry = {
    id: account.id,
    nonce,
    day,
    mac: macOf(await readDatabaseKey(db, 'device_key'), account, nonce, day),
  }
  const otherEntries = parseCookie(request.httpRequest).filter(({ id }) => id !== account.id)
  return [ownEntry, ...otherEntries]
    .slice(0, limits.knownDeviceAccounts)
    .map(({ id, nonce, day, mac }) => `${id}.${nonce}.${day}.${mac}`)
    .join('~')
}
