import type { AppContext } from '../../app-context.ts'
import { type ApiAdapter, removalPendingCode, ConsentRequiredError, type Outcome } from '../adapter.ts'
import { endConsentTo } from '../accounts.ts'
import type { Advert } from '../advert.ts'
import { type Action, reportRow } from '../report.ts'
import { parsePortalAdvert, callPortal, type PortalResponse } from './api.ts'
import { parseValidationErrors } from './validation-errors.ts'
import { payloadOf } from './payload.ts'
import { outcomeOf } from './states.ts'
import { mandatoryMissing } from './taxonomy.ts'

/**
 * Imovirtual through the OLX Group Real Estate API. All writes are asynchronous: an accepted one is `inserted`, and
 * its result comes with a notification or by polling.
 */
export const imovirtual: ApiAdapter = {
  kind: 'api',
  publish: (context, advert) => write(context, 'POST', '/advert/v1', advert),
  update: (context, advert, uuid) => write(context, 'PUT', pathOf(uuid), advert),
  async activate(context, uuid) {
    const response = await callPortal(context, 'POST', `${pathOf(uuid)}/activate`)
    if (isGone(response)) return { state: 'removed' }
    if (!isSuccess(response)) return toRefusedOutcome(context, response, 'publish')
    // With the previous code, an expired state, the next update would activate the advert again.
    return { state: 'inserted', portal_code: 'TO_ACTIVATE' }
  },
  async withdraw(context, uuid) {
    const response = await callPortal(context, 'DELETE', pathOf(uuid))
    // Deleting a deleted advert fails, but the advert is removed as requested.
    if (isGone(response)) return { state: 'removed' }
    if (!isSuccess(response)) return toRefusedOutcome(context, response, 'remove')
    return { state: 'waiting', portal_code: removalPendingCode }
  },
  async status(context, uuid, after) {
    const response = await callPortal(context, 'GET', `${pathOf(uuid)}/meta`)
    if (isGone(response)) return { state: 'removed' }
    const message = isSuccess(response) ? parsePortalAdvert(response.body) : null
    return message === null ? otherResponse(context, response, after) : outcomeOf(message, after)
  },
  async propertyOf(context, uuid) {
    const response = await callPortal(context, 'GET', `${pathOf(uuid)}/meta`)
    const message = isSuccess(response) ? parsePortalAdvert(response.body) : null
    if (message === null || outcomeOf(message, 'publish').state === 'removed') return null
    return message.custom_fields?.id ?? null
  },
}

const pathOf = (uuid: string) => `/advert/v1/${encodeURIComponent(uuid)}`
const isGone = ({ status }: PortalResponse) => status === 404 || status === 410
const isSuccess = ({ status }: PortalResponse) => [200, 201, 202, 204].includes(status)

async function write(
  context: AppContext,
  method: 'POST' | 'PUT',
  path: string,
  advert: Advert,
): Promise<Outcome> {
  const action: Action = method === 'POST' ? 'publish' : 'update'
  const missing = await mandatoryMissing(context, advert, action)
  if (missing.length > 0) return { state: 'error', rows: missing }
  const response = await callPortal(context, method, path, payloadOf(context.environment, advert))
  if (method === 'PUT' && isGone(response)) return { state: 'removed' }
  if (!isSuccess(response)) return toRefusedOutcome(context, response, action)
  const message = parsePortalAdvert(response.body)
  if (message === null) return { state: 'inserted' }
  // Some refusals have a success status.
  const outcome = outcomeOf(message, action)
  return outcome.state === 'error' ? outcome : { ...outcome, state: 'inserted' }
}

async function toRefusedOutcome(
  context: AppContext,
  response: PortalResponse,
  action: Action,
): Promise<Outcome> {
  return { ...(await otherResponse(context, response, action)), refused: true }
}

async function otherResponse(
  context: AppContext,
  response: PortalResponse,
  action: Action,
): Promise<Outcome> {
  if (response.status === 401) {
    // A fresh token is refused too, so the connected account has lost its access.
    await endConsentTo(context, 'imovirtual')
    throw new ConsentRequiredError('The portal refuses the token')
  }
  const rows = parseValidationErrors(response.body, action, `HTTP ${response.status}`)
  return {
    state: 'error',
    rows: rows.length > 0 ? rows : [reportRow('imovirtual', { problem: `HTTP ${response.status}`, action })],
  }
}
