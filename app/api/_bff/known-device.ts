import { limits } from '#contract/limits.ts'
import { KnownDevice } from '#contract/session.ts'
import { createCookie, readCookie } from '@/lib/session/cookie'

const maxAgeSeconds = limits.knownDeviceDays * 24 * 60 * 60

/** Returns the device identifier from the cookie, or undefined if it is missing or malformed. */
export function knownDeviceOf(request: Request): string | undefined {
  return KnownDevice.safeParse(readCookie(request, 'device', { prefixed: true })).data
}

/** Creates a cookie that outlives the session. It grants no access: the password is still required. */
export const createKnownDeviceCookie = (device: string) => createCookie('device', device, maxAgeSeconds)
