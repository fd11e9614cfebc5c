import { existsSync } from 'node:fs'
import path from 'node:path'
import { findAvailablePort, startProcess } from './start-process.ts'
import type { Settings } from './settings.ts'

/** Credentials shared by the fake portal and the API that uses it. They are valid nowhere else. */
export const fakePortalSecrets = {
  client: { id: 'soleira-ensaio', secret: 'ensaio-segredo' },
  apiKey: 'ensaio-chave',
  notificationSecret: 'ensaio-avisos',
}

/** Returns the settings of an API at `api` that uses a fake portal at `url`. */
export function createPortalSettings(url: string, api: string): Record<string, string> {
  return {
    PORTALS_PUBLIC_URL: api,
    IMOVIRTUAL_API_URL: url,
    IMOVIRTUAL_AUTHORIZATION_URL: `${url}/pt/crm/authorization/`,
    IMOVIRTUAL_CLIENT_ID: fakePortalSecrets.client.id,
    IMOVIRTUAL_CLIENT_SECRET: fakePortalSecrets.client.secret,
    IMOVIRTUAL_API_KEY: fakePortalSecrets.apiKey,
    IMOVIRTUAL_NOTIFICATION_SECRET: fakePortalSecrets.notificationSecret,
    IDEALISTA_CUSTOMER_CODE: `ilc${'a1'.repeat(20)}`,
    JAMES_EDITION_DEALER_ID: 'ensaio',
    KYERO_FEED: '1',
  }
}

const programFile = 'tests/portals/main.ts'

/**
 * Prepares the fake Imovirtual of the sample agency. `start` starts it; our own API and the dashboard need the returned
 * settings. Null if the fake isn't installed: portals are then unavailable and everything else works.
 */
export async function prepareFakePortal(settings: Settings, onLine: (line: string) => void) {
  const file = path.join(settings.root, programFile)
  const { apiPort } = settings
  if (apiPort === null || !existsSync(file)) return null
  // Next to the API's port, so that launchers that start at the same time don't choose the same one.
  const port = await findAvailablePort(apiPort < 60_000 ? apiPort + 10 : apiPort - 10, '127.0.0.1')
  const host = `127.0.0.1:${port}`
  const start = () =>
    startProcess({
      name: 'The fake portal',
      args: ['--disable-warning=ExperimentalWarning', file],
      cwd: settings.root,
      env: {
        ...process.env,
        PORTALS_STAND_IN_PORT: String(port),
        AGENCY_API_URL: settings.apiUrl,
        APP_ORIGIN: settings.origin,
      },
      onLine,
    })
  return {
    start,
    apiSettings: createPortalSettings(`http://${host}`, settings.apiUrl),
    dashboardSettings: { PORTAL_AUTHORIZATION_HOSTS: host },
  }
}
