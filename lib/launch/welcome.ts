import { demoAccounts } from '#contract/demo-accounts.ts'
import type { Settings } from './settings.ts'

/** Returns the summary printed after the start. */
export function formatWelcome(settings: Settings): string {
  const hasApi = settings.apiPort !== null
  const rows = [
    ['Open', settings.origin],
    ...(settings.demo ? accountRows() : []),
    ...(hasApi
      ? [['API', `${settings.apiUrl}/api/v1, described at ${settings.apiUrl}/docs`]]
      : [['API', settings.apiUrl]]),
    ...(hasApi ? [['Data', process.env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : settings.dataDir]] : []),
    ...(settings.host === '127.0.0.1'
      ? [['Reach', 'this machine only; HOST=0.0.0.0 opens it to the network']]
      : []),
    ['Stop', 'Ctrl-C'],
  ]
  return [
    '',
    '  Soleira is running.',
    '',
    ...rows.map(([name = '', text = '']) => `  ${name.padEnd(9)}${text}`),
    '',
  ].join('\n')
}

function accountRows(): string[][] {
  const { administrator, user } = demoAccounts
  return [
    ['Sign in', `${administrator.email}, password ${administrator.password} (Administrator)`],
    ['', `${user.email}, password ${user.password} (User)`],
  ]
}
