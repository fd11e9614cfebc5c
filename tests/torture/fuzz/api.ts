import { Agent } from 'node:http'
import { openAgency } from '../agency.ts'
import { brokenRules } from '../rules.ts'
import { Tally } from '../fault.ts'
import type { TestDatabase } from '../../contract/databases.ts'
import { fuzzedCalls } from './calls.ts'
import { faultOf } from './judge.ts'
import { sendWhole } from './send.ts'

/** Sends so many generated calls to the API on a sample agency: no 5xx, no hang, refusals as agreed, and every rule of the records holds after all. */
export async function fuzzApi(kind: TestDatabase['name'], count: number, seed: number): Promise<Tally> {
  const tally = new Tally()
  const agency = await openAgency(kind, { sample: true, variables: { AGENCY_REGISTRATION: 'open' } })
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const statuses = new Map<number, number>()
  let slowest = 0
  let token = (await agency.hire()).token
  let n = 0
  for await (const call of fuzzedCalls(count, seed)) {
    const authorization = `Bearer ${(n += 1) % 50 === 0 ? 'x'.repeat(n % 400) : token}`
    await tally.try(
      `${kind} call ${n - 1} of seed ${seed}, ${call.call}: ${call.method} ${call.path.slice(0, 200)}`,
      async () => {
        const headers = { authorization, ...call.headers }
        const answer = await sendWhole(agency.origin, agent, { ...call, headers })
        if (answer === null) return null
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        slowest = Math.max(slowest, answer.ms)
        // The caller has signed out, shut the own account, or ended all sessions: another one goes on.
        if (answer.status === 401 || (answer.status === 403 && n % 10 === 0))
          token = (await agency.hire()).token
        return faultOf(call, answer)
      },
    )
  }
  for (const broken of await brokenRules(agency.house)) tally.hold(broken, false)
  agent.destroy()
  await agency.close()
  const shares = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status} ×${times}`)
  tally.note = `seed ${seed}; ${shares.join(', ')}; slowest ${slowest.toFixed(0)} ms`
  return tally
}
