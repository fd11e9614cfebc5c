import { Hono } from 'hono'
import type { Bindings } from '../../agency-api/bindings.ts'
import {
  clientAddressHeader,
  toRateLimitKey,
  parseTrustedProxies,
  signClientAddress,
} from '#contract/client-address.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import { clientAddressOf } from '../../agency-api/client-address.ts'

const secret = 'q7Zk2vXw9LbN4tRf8Yh3Jc6Mp1Ds5Ga0Ue'
const environment = {
  trustedProxies: parseTrustedProxies('10.1.1.1, ::1, 10.8.0.0/16'),
  CLIENT_ADDRESS_SECRET: secret,
}
const app = new Hono<Bindings>().get('/', (context) => context.text(clientAddressOf(context, environment)))
const fetchAddress = async (peer: string, claimed?: string, signed?: string) => {
  const headers = {
    ...(claimed !== undefined && { 'x-forwarded-for': claimed }),
    ...(signed !== undefined && { [clientAddressHeader]: signed }),
  }
  const env = { incoming: { socket: { remoteAddress: peer } } }
  return (await app.request('/', { headers }, env)).text()
}

test("ignores addresses claimed by a client and uses the socket's", async () => {
  const claims = Array.from({ length: 1000 }, (_, n) =>
    fetchAddress('203.0.113.9', `198.51.${n >> 8}.${n & 255}, 10.1.1.1`),
  )
  expect(new Set(await Promise.all(claims))).toEqual(new Set(['203.0.113.9']))
})

test('uses the last address that a trusted proxy adds, not those that the client sent', async () => {
  const claims = Array.from({ length: 1000 }, (_, n) =>
    fetchAddress('10.1.1.1', `192.0.2.${n & 255}, 203.0.113.77`),
  )
  expect(new Set(await Promise.all(claims))).toEqual(new Set(['203.0.113.77']))
  expect(await fetchAddress('::ffff:10.1.1.1', '203.0.113.78')).toBe('203.0.113.78')
  expect(await fetchAddress('::1')).toBe('::1')
  // Takes the last address of the chain that isn't a trusted proxy; an invalid address ends the chain.
  expect(await fetchAddress('10.8.3.1', '192.0.2.1, 203.0.113.79, 10.8.200.7')).toBe('203.0.113.79')
  expect(await fetchAddress('10.1.1.1', '203.0.113.79, unknown')).toBe('10.1.1.1')
})

test('prefers the address that the dashboard signed over X-Forwarded-For, and ignores forged addresses', async () => {
  const signed = signClientAddress(secret, '203.0.113.80')
  expect(await fetchAddress('10.1.1.1', '198.51.100.1', signed)).toBe('203.0.113.80')
  const forged = [
    '203.0.113.80',
    '203.0.113.80 ',
    signed.replace('.80', '.81'),
    signClientAddress(`another ${secret}`, '203.0.113.80'),
    signClientAddress(secret, 'nobody'),
  ]
  for (const header of forged) expect(await fetchAddress('192.0.2.5', undefined, header)).toBe('192.0.2.5')
})

test.each(['127.0.0.1,elsewhere', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/9'])(
  'rejects TRUSTED_PROXIES %p',
  (text) => {
    expect(() => readEnvironment({ TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES')
  },
)

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
])('maps %p to the rate-limit key %p', (address, key) => {
  expect(toRateLimitKey(address)).toBe(key)
})
