import { AgencyError } from '#contract/errors.ts'

const failuresToOpen = 3
const pauseMs = 5_000

/** The service was unreachable, timed out, or returned a 5xx or unreadable response. Not thrown for 3xx and 4xx. */
export class Unavailable extends Error {}

/**
 * Creates a circuit breaker: after three consecutive `Unavailable` errors, calls fail at once for five seconds; then
 * one call probes the service while the others still fail. Throws STORAGE_UNAVAILABLE (503) with the `seconds` to
 * wait.
 */
export function createCircuit(log: (error: unknown) => void): <T>(call: () => Promise<T>) => Promise<T> {
  let failures = 0
  let pausedUntil = 0
  return async (call) => {
    const waitMs = pausedUntil - performance.now()
    if (waitMs > 0) throw storageUnavailableError(waitMs)
    if (failures >= failuresToOpen) pausedUntil = performance.now() + pauseMs
    try {
      const result = await call()
      failures = pausedUntil = 0
      return result
    } catch (error) {
      if (!(error instanceof Unavailable)) {
        failures = pausedUntil = 0
        throw error
      }
      log(error.cause ?? error)
      failures += 1
      if (failures >= failuresToOpen) pausedUntil = performance.now() + pauseMs
      throw storageUnavailableError()
    }
  }
}

export function storageUnavailableError(waitMs = pauseMs): AgencyError {
  return new AgencyError('STORAGE_UNAVAILABLE', { params: { seconds: Math.ceil(waitMs / 1000) } })
}
