import { Hono } from 'hono'
import type { Bindings } from '../../agency-api/app.ts'
import { createApp } from '../../agency-api/app.ts'
import { clientAddress } from '../../agency-api/client-address.ts'
import { eachDatabase } from './databases.ts'
import { openOffice } from './office.ts'

const app = new Hono<Bindings>().get('/', (context) =>
  context.text(clientAddress(context, ['10.1.1.1', '::1'])),
)
/** Who a request is counted as that comes over a socket whose other end is `peer`. */
const told = async (peer: string, claimed?: string) => {
  const headers = claimed === undefined ? {} : { 'x-forwarded-for': claimed }
  const env = { incoming: { socket: { remoteAddress: peer } } }
  return (await app.request('/', { headers }, env)).text()
}

test('of a thousand addresses that a client claims none is believed: it is the one that its socket has', async () => {
  const claims = Array.from({ length: 1000 }, (_, n) =>
    told('203.0.113.9', `198.51.${n >> 8}.${n & 255}, 10.1.1.1`),
  )
  expect(new Set(await Promise.all(claims))).toEqual(new Set(['203.0.113.9']))
})

test('a trusted proxy names its client last; what the client put before that is not believed', async () => {
  const claims = Array.from({ length: 1000 }, (_, n) => told('10.1.1.1', `192.0.2.${n & 255}, 203.0.113.77`))
  expect(new Set(await Promise.all(claims))).toEqual(new Set(['203.0.113.77']))
  expect(await told('::ffff:10.1.1.1', '203.0.113.78')).toBe('203.0.113.78')
  expect(await told('::1')).toBe('::1')
})

eachDatabase((database) => {
  test('who tries what is for Administrators leaves a line that says who, and nothing that was sent', async () => {
    const office = await openOffice(database)
    const user = await office.hire({ role: 'User' })
    const lines: Record<string, unknown>[] = []
    const answer = await createApp(office.house, { log: (line) => void lines.push(line) }).request(
      '/api/v1/users?filter=%7B%22search%22%3A%22x%22%7D',
      { headers: { authorization: `Bearer ${user.token}`, 'x-request-id': 'request-of-a-test' } },
    )
    expect(answer.status).toBe(403)
    expect(lines[0]).toEqual({
      event: 'unauthorized',
      person: user.id,
      call: '/users',
      request: 'request-of-a-test',
    })
    expect(lines[1]).toMatchObject({ path: '/users', status: 403, request: 'request-of-a-test' })
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${user.token}|search`))
  })
})
