import { randomBytes } from 'node:crypto'
import { readDashboardSettings } from '@/lib/launch/dashboard-settings'

const required = { SESSION_SECRET: randomBytes(36).toString('base64') }

test('needs only SESSION_SECRET', () => {
  expect(() => readDashboardSettings(required)).not.toThrow()
  expect(() => readDashboardSettings({})).toThrow(/SESSION_SECRET is missing/)
  expect(() => readDashboardSettings({ SESSION_SECRET: '' })).toThrow(/SESSION_SECRET is missing/)
})

test.each([
  ['SECURITY_CONTACT', 'mailto:security@agency.example', 'security@agency.example'],
  ['AGENCY_ACCESSIBILITY_CONTACT', 'ana@agency.example', 'mailto:ana@agency.example'],
  ['AGENCY_ACCESSIBILITY_CONTACT', 'https://agency.example/contact', 'the office'],
  ['PORTAL_AUTHORIZATION_HOSTS', 'www.imovirtual.com, 127.0.0.1:4020', 'www.imovirtual.com,'],
  ['PORTAL_AUTHORIZATION_HOSTS', 'www.olx.pt', 'https://www.olx.pt'],
  ['PORTAL_AUTHORIZATION_HOSTS', 'localhost:4020', 'WWW.olx.pt'],
])('accepts for %s %p and rejects %p', (name, valid, invalid) => {
  expect(() => readDashboardSettings({ ...required, [name]: valid })).not.toThrow()
  expect(() => readDashboardSettings({ ...required, [name]: invalid })).toThrow(name)
})
