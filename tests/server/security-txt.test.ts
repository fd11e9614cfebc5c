import { jest } from '@jest/globals'
import { GET } from '@/app/.well-known/security.txt/route'
import { config } from '@/middleware'

const environment = { ...process.env }

afterEach(() => {
  process.env = { ...environment }
  jest.useRealTimers()
})

test('returns 404 if the contact is missing or invalid', () => {
  delete process.env.SECURITY_CONTACT
  expect(GET().status).toBe(404)
  process.env.SECURITY_CONTACT = 'javascript:alert(1)'
  expect(GET().status).toBe(404)
  process.env.SECURITY_CONTACT = 'mailto:a@agency.example\nPolicy: https://elsewhere.example'
  expect(GET().status).toBe(404)
})

test('serves the configured contact with an expiry date and the canonical URL', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:30:00Z') })
  process.env.SECURITY_CONTACT = 'mailto:security@agency.example'
  process.env.APP_ORIGIN = 'https://dashboard.agency.example'
  const response = GET()
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await response.text()).toBe(
    [
      'Contact: mailto:security@agency.example',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: en, pt',
      'Canonical: https://dashboard.agency.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('needs no session: the middleware skips the path', () => {
  const patterns = config.matcher.map((source) => new RegExp(`^${source}$`))
  expect(patterns.some((pattern) => pattern.test('/.well-known/security.txt'))).toBe(false)
})
