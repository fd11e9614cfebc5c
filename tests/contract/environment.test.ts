import { readEnvironment } from '../../agency-api/environment.ts'

const key = 'k'.repeat(32)

test.each([
  ['AGENCY_API_PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['APP_ORIGIN', 'ftp://dashboard.example'],
  ['SMTP_URL', 'localhost:587'],
  ['MAIL_FROM', 'Soleira'],
  ['S3_ENDPOINT', 'file:///media'],
  ['PORTALS_KEY', `2:${key},1:short`],
  ['PORTALS_KEY', `2:${key.slice(2)}`],
  ['METRICS_TOKEN', 'short'],
  ['DRAIN_SECONDS', '-1'],
])('rejects %s=%s, and names the setting', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`  ${name}: `)
})

test('accepts valid settings', () => {
  const environment = readEnvironment({
    MAIL_FROM: 'Soleira <no-reply@soleira.example>',
    PORTALS_KEY: `2:${key}, 1:${key}`,
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    METRICS_TOKEN: '',
  })
  expect(environment).toMatchObject({ MAIL_FROM: 'Soleira <no-reply@soleira.example>' })
  expect(readEnvironment({ MAIL_FROM: 'a@example.pt', PORTALS_KEY: key })).toMatchObject({ PORTALS_KEY: key })
})
