/** What the stand-in and the API that talks to it must agree on. These open nothing but the stand-in. */
const secrets = {
  client: { id: 'soleira-ensaio', secret: 'ensaio-segredo' },
  apiKey: 'ensaio-chave',
  notificationSecret: 'ensaio-avisos',
}

export function standInSettings(env: Record<string, string | undefined>) {
  const callback = `${env.APP_ORIGIN ?? 'http://localhost:3000'}/integrations/callback/imovirtual`
  return {
    port: Number(env.PORTALS_STAND_IN_PORT ?? 4020),
    api: env.AGENCY_API_URL ?? 'http://127.0.0.1:4010',
    callback: env.PORTALS_STAND_IN_CALLBACK ?? callback,
    settleMs: Number(env.PORTALS_STAND_IN_SETTLE_MS ?? 2500),
  }
}
standInSettings.secrets = secrets

/** The settings of an API that talks to a stand-in at `url` and is reached at `api`. */
export function settingsFor(url: string, api: string): Record<string, string> {
  return {
    PORTALS_PUBLIC_URL: api,
    IMOVIRTUAL_API_URL: url,
    IMOVIRTUAL_AUTHORIZATION_URL: `${url}/pt/crm/authorization/`,
    IMOVIRTUAL_CLIENT_ID: secrets.client.id,
    IMOVIRTUAL_CLIENT_SECRET: secrets.client.secret,
    IMOVIRTUAL_API_KEY: secrets.apiKey,
    IMOVIRTUAL_NOTIFICATION_SECRET: secrets.notificationSecret,
    IDEALISTA_CUSTOMER_CODE: `ilc${'a1'.repeat(20)}`,
    JAMES_EDITION_DEALER_ID: 'ensaio',
    KYERO_FEED: '1',
  }
}
