import { Hono } from 'hono'
import type { Bindings } from '../../agency-api/app.ts'
import { createApp } from '../../agency-api/app.ts'
import {
  clientAddressHeader,
  countedClient,
  parseTrustedProxies,
  signClientAddress,
} from '#contract/client-address.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import { clientAddress } from '../../agency-api/client-address.ts'
import { eachDatabase } from './databases.ts'
import { openOffice } from './office.ts'

const secret = 'q7Zk2vXw9LbN4tRf8Yh3Jc6Mp1Ds5Ga0Ue'
const environment = {
  trustedProxies: parseTrustedProxies('10.1.1.1, ::1, 10.8.0.0/16'),
  CLIENT_ADDRESS_SECRET: secret,
}
const app = new Hono<Bindings>().get('/', (context) => context.text(clientAddress(context, environment)))
/** The client of a request that comes over a socket whose other end is `peer`. */
const told = async (peer: string, claimed?: string, signed?: string) => {
  const headers = {
    ...(claimed !== undefined && { 'x-forwarded-for': claimed }),
    ...(signed !== undefined && { [clientAddressHeader]: signed }),
  }
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
  // Of a chain the last address that is no proxy of ours; what is no address ends it.
  expect(await told('10.8.3.1', '192.0.2.1, 203.0.113.79, 10.8.200.7')).toBe('203.0.113.79')
  expect(await told('10.1.1.1', '203.0.113.79, unknown')).toBe('10.1.1.1')
})

test('a dashboard names the browser by its signature, whatever proxy stands between; nobody else does', async () => {
  const signed = signClientAddress(secret, '203.0.113.80')
  expect(await told('10.1.1.1', '198.51.100.1', signed)).toBe('203.0.113.80')
  const forged = [
    '203.0.113.80',
    '203.0.113.80 ',
    signed.replace('.80', '.81'),
    signClientAddress(`another ${secret}`, '203.0.113.80'),
    signClientAddress(secret, 'nobody'),
  ]
  for (const header of forged) expect(await told('192.0.2.5', undefined, header)).toBe('192.0.2.5')
})

test.each(['127.0.0.1,elsewhere', '10.0.0.0/33', '10.0.0.0/x'])('TRUSTED_PROXIES %p is refused', (text) => {
  expect(() => readEnvironment({ TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES')
})

test.each([
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:DB8::7:ffff:0:0:1', '2001:db8:0:7::/64'],
  ['2001:db8:0:7:a:b:c:d', '2001:db8:0:7::/64'],
  ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
])('limits count %p as %p', (address, counted) => {
  expect(countedClient(address)).toBe(counted)
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
