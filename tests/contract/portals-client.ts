import type { ExportPlace } from '#contract/portal-places.ts'
import type { Role } from '#contract/session.ts'
import { runPortalJobs } from '../../agency-api/portals/scheduler.ts'
import { listenOnLoopback } from '../portals/listen.ts'
import { type Notification, type Olx, type Outcome, createFakeOlx } from '../portals/olx/portal.ts'
import { createPortalSettings, fakePortalSecrets } from '../../lib/launch/fake-portal.ts'
import type { TestDatabase } from './databases.ts'
import type { RequestOptions } from './test-app.ts'
import { openTestApp } from './test-app.ts'
import { insertAgent, insertKeyItem, addProperty, type PropertyForm, textsWithTitle } from './portfolio.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'

export const origin = 'http://localhost:3000'
const apiUrl = 'http://127.0.0.1:4010'

export async function openPortals(database: TestDatabase, env: Record<string, string> = {}) {
  const { client, apiKey, notificationSecret } = fakePortalSecrets
  const clock = { now: () => Date.now() }
  const olx: Olx = createFakeOlx({
    client,
    apiKey,
    notificationSecret,
    callbackUrl: `${origin}/integrations/callback/imovirtual`,
    now: () => clock.now(),
  })
  const server = await listenOnLoopback(olx.app)
  const testApp = await openTestApp(database, {
    ...createPortalSettings(server.url, apiUrl),
    APP_ORIGIN: origin,
    ...env,
  })
  clock.now = () => testApp.context.now().getTime()
  const accounts = {
    Administrator: await testApp.addAccount({ role: 'Administrator' }),
    User: await testApp.addAccount({ role: 'User' }),
  }
  const db = database.db()
  const flatType = await insertKeyItem(db, 'types', 'Apartment', 'Apartamento')
  const agent = await insertAgent(db, 'Rita', 'Nunes', {
    email: 'rita@example.pt',
    phone: '+351 912 345 678',
  })

  const callAs =
    (role: Role) =>
    <C extends CallName>(name: C, options: RequestOptions<EndpointOf<C>> = {}) =>
      testApp.call(name, { token: accounts[role].token, ...options })
  const testClient = {
    ...testApp,
    token: accounts.User.token,
    call: callAs('User'),
  }
  let photoCount = 0

  return {
    ...testApp,
    olx,
    accounts,
    flatType,
    client: testClient,
    call: callAs('User'),
    admin: callAs('Administrator'),
    close: () => server.close(),
    runJobs: async () => {
      await testApp.finishBackgroundWork()
      await runPortalJobs(testApp.context)
    },
    async addPublishableProperty(form: Partial<PropertyForm> = {}): Promise<number> {
      const id = await addProperty(testClient, flatType, {
        i18n: {
          ...textsWithTitle('Flat by the river', 'Apartamento junto ao rio'),
          description: {
            en: 'Two bedrooms, a balcony and the river in every window of the flat.',
            pt: 'Dois quartos, uma varanda e o rio em todas as janelas do apartamento.',
          },
        },
        agent_id: agent,
        living_area: 82,
        gross_area: 95,
        price: 620_000,
        ...form,
      })
      await db
        .updateTable('properties')
        .set({ lat: 38.7101, lng: -9.1402, concelho: 'Lisboa', distrito: 'Lisboa', political: 'Estrela' })
        .where('id', '=', id)
        .execute()
      for (const cover of [1, 0] as const) {
        photoCount += 1
        await db
          .insertInto('media')
          .values({
            location: 'properties',
            owner_id: id,
            file: `00000000-0000-4000-8000-${String(photoCount).padStart(12, '0')}.jpg`,
            extension: 'jpg',
            width: 800,
            height: 600,
            size: 1000,
            cover,
            position: 2 - cover,
            created_at: testApp.context.now().toISOString(),
          })
          .execute()
      }
      return id
    },
    async connect() {
      const { request_authorization_url } = await callAs('Administrator')('portals.authorize', {
        query: { url: '/portals' },
      })
      return this.consent(request_authorization_url ?? '')
    },
    /** Accepts or declines on the portal's consent page, and returns the parameters of its redirect. */
    async submitConsentPage(url: string, decision = 'yes') {
      const state = new URL(url).searchParams.get('state') ?? ''
      const response = await fetch(`${server.url}/consent?${new URLSearchParams({ state, decision })}`, {
        redirect: 'manual',
      })
      const callback = new URL(response.headers.get('location') ?? '').searchParams
      return { state, code: callback.get('code') ?? undefined, error: callback.get('error') ?? undefined }
    },
    /** Decides on the consent page, and sends concurrent requests to the callback. */
    async consent(url: string, { decision = 'yes', callbackCount = 1 } = {}) {
      const query = await this.submitConsentPage(url, decision)
      const followRedirect = () =>
        testApp.call('portals.callback', { params: { place: 'imovirtual' }, query })
      const [first] = await Promise.all(Array.from({ length: callbackCount }, followRedirect))
      if (first === undefined) throw new Error('The callback was never requested')
      // Repeats the callback, as a proxy does if the process handling it dies.
      if (callbackCount > 1) expect(await followRedirect()).toEqual(first)
      return first
    },
    /** Sends a notification of the portal to the API, and returns the status of the response. */
    async notify({ signature, ...body }: Notification): Promise<number> {
      const response = await testApp.app.request('/api/v1/integrations/notify/imovirtual', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body: JSON.stringify(body),
      })
      return response.status
    },
    /** Processes the portal's queue, sends the notifications to the API, and runs the jobs that follow. */
    async processPortalQueue(outcome?: Outcome): Promise<void> {
      for (const notification of olx.processQueue(outcome)) await this.notify(notification)
      await this.runJobs()
    },
    async fetchPublication(id: number, place: ExportPlace = 'imovirtual') {
      return (await callAs('User')('portals.checkInsertion', { params: { place, id } })).view_data
    },
  }
}
export type Portals = Awaited<ReturnType<typeof openPortals>>

export const encodeReturnPath = (path = '/properties') => Buffer.from(path).toString('base64url')
