import { Agent } from 'node:http'
import { endpoints } from '#contract/index.ts'
import { browserMethodOf } from '#contract/endpoint.ts'
import { respondWith, startFakeUpstream } from '../../server/fake-upstream.ts'
import { sameOriginHeaders, openDashboard, signInResponse } from '../dashboard.ts'
import { FaultCounter } from '../fault.ts'
import { fuzzedCalls } from './calls.ts'
import { faultOf } from './fault-of.ts'
import { trySend } from './send.ts'

/** The contract's methods and path patterns, compiled here instead of with the proxy's own matcher. */
const allowed = endpoints.map(({ endpoint }) => ({
  method: endpoint.method,
  pattern: new RegExp(`^/api/v1${endpoint.path.replace(/\{\w+\}/g, '[A-Za-z0-9_-]{1,64}')}(\\?|$)`),
}))

/**
 * Sends `count` generated calls through the dashboard to an API that records requests. Fails if a call outside the
 * contract reaches it.
 */
export async function fuzzBff(count: number, seed: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const upstream = await startFakeUpstream()
  const dashboard = await openDashboard(upstream.origin)
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const signInAgain = () => {
    upstream.response = respondWith(200, signInResponse)
    return dashboard.signIn()
  }
  let cookie = await signInAgain()
  let forwarded = 0
  let n = 0
  for await (const call of fuzzedCalls(count, seed)) {
    n += 1
    // For some endpoints, browsers send another method than the API's, so calls with a valid method do too.
    const method = call.method === call.endpoint.method ? browserMethodOf(call.endpoint) : call.method
    const success = call.endpoint.success
    upstream.response = respondWith(success, signInResponse)
    upstream.received = []
    await counter.try(
      `call ${n - 1} of seed ${seed}, ${call.name}: ${method} ${call.path.slice(0, 200)}`,
      async () => {
        const headers = { ...sameOriginHeaders, cookie, ...call.headers }
        const response = await trySend(dashboard.origin, agent, { ...call, method, headers })
        if (response === 'path too long') return null
        forwarded += upstream.received.length
        const outsideContract = upstream.received.find(
          (request) =>
            !allowed.some(
              (candidate) => candidate.method === request.method && candidate.pattern.test(request.url),
            ),
        )
        if (outsideContract !== undefined)
          return `reached the API: ${outsideContract.method} ${outsideContract.url}`
        if (response.status === 401 || call.name.startsWith('session.')) cookie = await signInAgain()
        // The framework responds to unknown paths with a page, and normalizes some paths.
        if (upstream.received.length === 0 && response.status < 500 && !response.type.includes('json'))
          return null
        return faultOf({ ...call, method }, response)
      },
    )
  }
  agent.destroy()
  await dashboard.stop()
  await upstream.close()
  counter.note = `seed ${seed}; ${forwarded} requests reached the API`
  return counter
}
