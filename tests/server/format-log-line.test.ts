import { formatLogLine } from '../../lib/launch/format-log-line.ts'

const time = '2026-11-23T12:03:11.120Z'
const request = { time, level: 'info', method: 'GET', path: '/properties', status: 200, ms: 12.3 }

test('formats an event as one readable line', () => {
  const line = JSON.stringify({ time, level: 'info', event: 'ready', host: '127.0.0.1', port: 4010 })
  expect(formatLogLine('api', line, { withRequests: false })).toBe(
    '12:03:11 api info ready host=127.0.0.1 port=4010',
  )
})

test('shows requests only when enabled', () => {
  expect(formatLogLine('api', JSON.stringify(request), { withRequests: false })).toBeNull()
  expect(formatLogLine('api', JSON.stringify(request), { withRequests: true })).toBe(
    '12:03:11 api info GET /properties 200 12.3 ms',
  )
})

test('shows requests that failed, with an indented stack', () => {
  const line = JSON.stringify({ ...request, level: 'error', status: 500, error: 'Error: broken\n  at x.ts' })
  expect(formatLogLine('api', line, { withRequests: false })).toBe(
    '12:03:11 api error GET /properties 500 12.3 ms Error: broken\n      at x.ts',
  )
})

test('keeps other lines, with spaces instead of control characters', () => {
  expect(formatLogLine('dashboard', '\u001b[2J{ Compiled', { withRequests: false })).toBe(
    'dashboard  [2J{ Compiled',
  )
  const line = JSON.stringify({ time, event: 'console', text: 'a\u001b]0;b\u009bc' })
  expect(formatLogLine('dashboard', line, { withRequests: false })).toBe(
    '12:03:11 dashboard info console a ]0;b c',
  )
})
