import { Agent } from 'node:http'
import { endpoints } from '#contract/index.ts'
import { browserMethod } from '#contract/endpoint.ts'
import { answering, startEchoUpstream } from '../../server/echo-upstream.ts'
import { fromOwnPage, openDashboard, signInAnswer } from '../dashboard.ts'
import { Tally } from '../fault.ts'
import { fuzzedCalls } from './calls.ts'
import { faultOf } from './judge.ts'
import { sendWhole } from './send.ts'

/** Written apart from the code under test: what the contract allows upstream, as method and pattern. */
const allowed = endpoints.map(({ endpoint }) => ({
  method: endpoint.method,
  pattern: new RegExp(`^/api/v1${endpoint.path.replace(/\{\w+\}/g, '[A-Za-z0-9_-]{1,64}')}(\\?|$)`),
}))

/** Sends so many generated calls through the dashboard's server to an API that writes down what reaches it: nothing that the contract does not name does. */
export async function fuzzBff(count: number, seed: number): Promise<Tally> {
  const tally = new Tally()
  const upstream = await startEchoUpstream()
  const dashboard = await openDashboard(upstream.address)
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const fresh = () => {
    upstream.answer = answering(200, signInAnswer)
    return dashboard.signIn()
  }
  let cookie = await fresh()
  let reached = 0
  let n = 0
  for await (const call of fuzzedCalls(count, seed)) {
    n += 1
    // Most go by the browser's method, as the pages send them.
    const method = call.method === call.endpoint.method ? browserMethod(call.endpoint) : call.method
    const success = call.endpoint.success
    upstream.answer = answering(success, signInAnswer)
    upstream.received = []
    await tally.try(
      `call ${n - 1} of seed ${seed}, ${call.call}: ${method} ${call.path.slice(0, 200)}`,
      async () => {
        const headers = { ...fromOwnPage, cookie, ...call.headers }
        const answer = await sendWhole(dashboard.origin, agent, { ...call, method, headers })
        if (answer === null) return null
        reached += upstream.received.length
        const unlisted = upstream.received.find(
          (got) => !allowed.some((each) => each.method === got.method && each.pattern.test(got.url)),
        )
        if (unlisted !== undefined) return `reached the API: ${unlisted.method} ${unlisted.url}`
        if (answer.status === 401 || call.call.startsWith('session.')) cookie = await fresh()
        // The framework itself answers what is no call: another page, or a path that it puts straight.
        if (upstream.received.length === 0 && answer.status < 500 && !answer.type.includes('json'))
          return null
        return faultOf({ ...call, method }, answer)
      },
    )
  }
  agent.destroy()
  await dashboard.stop()
  await upstream.close()
  tally.note = `seed ${seed}; ${reached} reached the API, none that the contract does not name`
  return tally
}
