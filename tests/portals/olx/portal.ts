import { createHmac, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import {
  validationErrorsOf,
  type StoredAdvert,
  mandatoryAttributesOf,
  metaResponseOf,
  createAdvert,
  type Payload,
} from './adverts.ts'
import { consentPage, createAuthorizationServer } from './consent.ts'

export type Notification = {
  transaction_id: string
  object_id: string
  destination: string
  timestamp: number
  event_timestamp: number
  flow: string
  event_type: string
  error_message: string | null
  data: unknown
  /** Sent as a header. */
  signature: string
}

export type Outcome = {
  code?: string
  rejection?: { title: string; detail?: string; validation?: { field: string; message: string }[] }
  moderation?: { reason: string; description: string }
}

type Settings = {
  client: { id: string; secret: string }
  apiKey: string
  notificationSecret: string
  callbackUrl: string
  now?: () => number
}

type Action = { kind: 'post' | 'put' | 'delete' | 'activate'; uuid: string }
const refusedStatuses = {
  post: 'NOT_POSTED',
  put: 'NOT_PUT',
  delete: 'NOT_DELETED',
  activate: 'NOT_ACTIVATED',
}
const doneStatuses = { post: 'POSTED', put: 'PUT', delete: 'DELETED', activate: 'ACTIVATED' }
const eventNames = { post: 'posted', put: 'put', delete: 'deleted', activate: 'activated' }

/**
 * Fakes the OLX Group Real Estate API as documented and as its clients use it. Writes are queued until the caller runs
 * `processQueue`, which returns the notifications: the caller may deliver them late, twice, in any order or never.
 */
export function createFakeOlx({ client, apiKey, notificationSecret, callbackUrl, now = Date.now }: Settings) {
  const adverts = new Map<string, StoredAdvert>()
  const authorizationServer = createAuthorizationServer(client, now)
  const queue: Action[] = []
  const calls: string[] = []
  let failures: { status: number; retryAfter?: number }[] = []
  let responsesToDrop = 0
  let refusesTokens = false
  const addedAttributes: string[] = []
  let afterNextCall: (() => Promise<void>) | null = null

  const app = new Hono()
  app.get('/pt/crm/authorization/', (context) => {
    const query = new URL(context.req.url).searchParams
    if (query.get('client_id') !== client.id || query.get('response_type') !== 'code')
      return context.text('Unknown client', 400)
    return context.html(consentPage(query))
  })
  app.get('/consent', (context) => {
    const redirect = new URL(callbackUrl)
    const { state = '', decision } = context.req.query()
    redirect.searchParams.set('state', state)
    if (decision === 'yes') redirect.searchParams.set('code', authorizationServer.issueCode())
    else redirect.searchParams.set('error', 'access_denied')
    return context.redirect(redirect.href)
  })

  app.use('*', async (context, next) => {
    calls.push(`${context.req.method} ${context.req.path}`)
    const failure = failures.shift()
    if (failure !== undefined) {
      if (failure.retryAfter !== undefined) context.header('retry-after', String(failure.retryAfter))
      return context.json({ message: 'No' }, failure.status as 500)
    }
    if (context.req.header('x-api-key') !== apiKey || !context.req.header('user-agent'))
      return context.json({ message: 'Forbidden' }, 403)
    if (
      !context.req.path.startsWith('/oauth/') &&
      (refusesTokens || !authorizationServer.isValidToken(context.req.header('authorization') ?? null))
    )
      return context.json({ message: 'Unauthorized' }, 401)
    await next()
    const run = afterNextCall
    afterNextCall = null
    await run?.()
    // The write has succeeded, but the agency's API can't read this response: it's longer than the API accepts.
    if (responsesToDrop > 0 && context.req.method !== 'GET' && context.req.path.startsWith('/advert/')) {
      responsesToDrop -= 1
      context.res = new Response('x'.repeat(2_000_000))
    }
  })
  app.post('/oauth/v1/token', async (context) => {
    const { status, body } = authorizationServer.exchange(
      context.req.header('authorization') ?? null,
      await context.req.json(),
    )
    return context.json(body, status as 200)
  })
  app.get('/taxonomy/v1/categories/partner/:site/:category', (context) => {
    const urns = [...mandatoryAttributesOf(context.req.param('category')), ...addedAttributes]
    return context.json({
      data: { attributes: urns.map((urn) => ({ urn, mandatory: true, type: 'input' })) },
    })
  })
  app.post('/advert/v1', async (context) => {
    const payload: Payload = await context.req.json()
    const errors = validationErrorsOf(payload)
    if (errors.length > 0) return context.json({ message: 'Validation failed', errors }, 422)
    const advert = createAdvert(payload, now())
    adverts.set(advert.uuid, advert)
    queue.push({ kind: 'post', uuid: advert.uuid })
    return context.json(metaResponseOf(advert), 202)
  })
  app.put('/advert/v1/:uuid', async (context) => {
    const advert = adverts.get(context.req.param('uuid'))
    if (advert === undefined) return context.json({ message: 'Not found' }, 404)
    const payload: Payload = await context.req.json()
    const errors = validationErrorsOf(payload)
    if (errors.length > 0) return context.json({ message: 'Validation failed', errors }, 422)
    Object.assign(advert, { payload, last_action_status: 'TO_PUT', last_action_at: now() })
    queue.push({ kind: 'put', uuid: advert.uuid })
    return context.json(metaResponseOf(advert), 202)
  })
  app.delete('/advert/v1/:uuid', (context) => {
    const advert = adverts.get(context.req.param('uuid'))
    if (advert === undefined || advert.last_action_status === 'DELETED')
      return context.json({ message: 'Not found' }, 404)
    Object.assign(advert, { last_action_status: 'TO_DELETE', last_action_at: now() })
    queue.push({ kind: 'delete', uuid: advert.uuid })
    return context.json(metaResponseOf(advert), 202)
  })
  app.post('/advert/v1/:uuid/activate', (context) => {
    const advert = adverts.get(context.req.param('uuid'))
    if (advert === undefined) return context.json({ message: 'Not found' }, 404)
    Object.assign(advert, { last_action_status: 'TO_ACTIVATE', last_action_at: now() })
    queue.push({ kind: 'activate', uuid: advert.uuid })
    return context.json(metaResponseOf(advert), 202)
  })
  app.get('/advert/v1/:uuid/meta', (context) => {
    const advert = adverts.get(context.req.param('uuid'))
    return advert === undefined
      ? context.json({ message: 'Not found' }, 404)
      : context.json(metaResponseOf(advert))
  })

  function notificationOf(advert: StoredAdvert, event_type: string, flow = 'publish_advert'): Notification {
    const transaction_id = randomUUID()
    const signed = `${advert.uuid},${transaction_id}`
    return {
      transaction_id,
      object_id: advert.uuid,
      destination: 'crm',
      timestamp: Math.floor(now() / 1000),
      event_timestamp: now(),
      flow,
      event_type,
      error_message: null,
      data: metaResponseOf(advert).data.state,
      signature: createHmac('sha1', notificationSecret).update(signed).digest('hex'),
    }
  }

  function perform(
    { kind, uuid }: Action,
    { code = 'active', rejection, moderation }: Outcome,
  ): Notification[] {
    const advert = adverts.get(uuid)
    if (advert === undefined) return []
    advert.last_action_at = now()
    if (rejection !== undefined) {
      advert.last_action_status = refusedStatuses[kind]
      advert.last_error = { error: rejection }
      return [notificationOf(advert, `advert_${eventNames[kind]}_error`)]
    }
    advert.last_action_status = doneStatuses[kind]
    if (kind === 'delete') {
      advert.state = { code: 'removed_by_user', url: null, moderation: null }
      return [notificationOf(advert, 'advert_deleted_success')]
    }
    advert.state = {
      code,
      url: `https://www.imovirtual.com/pt/anuncio/${uuid}`,
      moderation: moderation ?? null,
    }
    return [notificationOf(advert, `advert_${eventNames[kind]}_success`)]
  }

  return {
    app,
    adverts,
    authorizationServer,
    calls,
    queue,
    processQueue: (outcome: Outcome = {}) => queue.splice(0).flatMap((action) => perform(action, outcome)),
    changeState(
      uuid: string,
      code: string,
      moderation: StoredAdvert['state']['moderation'] = null,
    ): Notification {
      const advert = adverts.get(uuid)
      if (advert === undefined) throw new Error(`No advert ${uuid}`)
      advert.state = { ...advert.state, code, moderation }
      return notificationOf(advert, 'advert_state_changed', 'advert_lifecycle')
    },
    setFailures: (...next: typeof failures) => {
      failures = next
    },
    /** Makes an attribute mandatory in the taxonomy of every category. */
    requireAttribute: (urn: string) => {
      addedAttributes.push(urn)
    },
    refuseTokens: (on: boolean) => {
      refusesTokens = on
    },
    runAfterNextCall: (action: () => Promise<void>) => {
      afterNextCall = action
    },
    dropResponses: (count: number) => {
      responsesToDrop = count
    },
  }
}

export type Olx = ReturnType<typeof createFakeOlx>
