import { Agent } from 'node:http'
import { openAgency } from '../agency.ts'
import { findInvariantViolations } from '../invariants.ts'
import { FaultCounter } from '../fault.ts'
import type { TestDatabase } from '../../contract/databases.ts'
import { fuzzedCalls } from './calls.ts'
import { faultOf } from './fault-of.ts'
import { trySend } from './send.ts'

/**
 * Sends `count` generated calls to the API on a sample agency. No call returns a 5xx or hangs, errors match the
 * contract, and the records stay consistent.
 */
export async function fuzzApi(
  kind: TestDatabase['name'],
  count: number,
  seed: number,
): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await openAgency(kind, { sample: true, variables: { AGENCY_REGISTRATION: 'open' } })
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const statuses = new Map<number, number>()
  let slowest = 0
  let token = (await agency.addAccount()).token
  let n = 0
  for await (const call of fuzzedCalls(count, seed)) {
    const authorization = `Bearer ${(n += 1) % 50 === 0 ? 'x'.repeat(n % 400) : token}`
    await counter.try(
      `${kind} call ${n - 1} of seed ${seed}, ${call.name}: ${call.method} ${call.path.slice(0, 200)}`,
      async () => {
        const headers = { authorization, ...call.headers }
        const response = await trySend(agency.origin, agent, { ...call, headers })
        if (response === 'path too long') return null
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        slowest = Math.max(slowest, response.ms)
        // The call may have signed the account out, or disabled or demoted it, so the next calls use a new account. Not
        // after each 403, which read-only records return too.
        if (response.status === 401 || (response.status === 403 && n % 10 === 0))
          token = (await agency.addAccount()).token
        return faultOf(call, response)
      },
    )
  }
  for (const violation of await findInvariantViolations(agency.context)) counter.assert(false, violation)
  agent.destroy()
  await agency.close()
  const statusCounts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status} ×${times}`)
  counter.note = `seed ${seed}; ${statusCounts.join(', ')}; slowest ${slowest.toFixed(0)} ms`
  return counter
}
