import { limits } from '#contract/limits.ts'
import { KnownDevice } from '#contract/session.ts'
import { passingCookie, readPlainCookie } from '@/lib/session/cookie'

const keptSeconds = limits.knownDeviceDays * 24 * 60 * 60

/** What the API gave this browser at its last sign-in; undefined when nothing of that shape is there. */
export function knownDeviceOf(request: Request): string | undefined {
  return KnownDevice.safeParse(readPlainCookie(request, 'device', { prefixed: true })).data
}

/** A Set-Cookie that outlives the session: it opens nothing, and is of use only beside a right password. */
export const knownDeviceCookie = (device: string) => passingCookie('device', device, keptSeconds)
