import type { AppContext } from '../../app-context.ts'
import { type ApiAdapter, removalPendingCode, type Outcome } from '../adapter.ts'
import type { Advert } from '../read-adverts.ts'
import { type Action, createReportRow } from '../report.ts'
import { parsePortalAdvert, callPortal, type PortalResponse } from './api.ts'
import { toPayload } from './payload.ts'
import { outcomeOf, parseValidationErrors } from './states.ts'
import { findMissingAttributes } from './taxonomy.ts'

/**
 * Imovirtual through the OLX Group Real Estate API. All writes are asynchronous: an accepted one is `inserted`, an
 * accepted removal `waiting`; the result comes with a notification or by polling.
 */
export const imovirtual: ApiAdapter = {
  kind: 'api',
  publish: sendAdvert,
  update: sendAdvert,
  async activate(context, uuid) {
    const response = await callPortal(context, 'POST', `${pathOf(uuid)}/activate`)
    if (isGone(response)) return { state: 'removed' }
    if (!isSuccess(response)) return toErrorOutcome(response, 'publish', { rejected: true })
    // With the previous code, an expired state, the next update would activate the advert again.
    return { state: 'inserted', portal_code: 'TO_ACTIVATE' }
  },
  async withdraw(context, uuid) {
    const response = await callPortal(context, 'DELETE', pathOf(uuid))
    // Deleting a deleted advert fails, but the advert is removed as requested.
    if (isGone(response)) return { state: 'removed' }
    if (!isSuccess(response)) return toErrorOutcome(response, 'remove', { rejected: true })
    return { state: 'waiting', portal_code: removalPendingCode }
  },
  async fetchStatus(context, uuid, after) {
    const response = await callPortal(context, 'GET', `${pathOf(uuid)}/meta`)
    if (isGone(response)) return { state: 'removed' }
    const portalAdvert = isSuccess(response) ? parsePortalAdvert(response.body) : null
    return portalAdvert === null ? toErrorOutcome(response, after) : outcomeOf(portalAdvert, after)
  },
  async findPropertyId(context, uuid) {
    const response = await callPortal(context, 'GET', `${pathOf(uuid)}/meta`)
    const portalAdvert = isSuccess(response) ? parsePortalAdvert(response.body) : null
    if (portalAdvert === null || outcomeOf(portalAdvert, 'publish').state === 'removed') return null
    return portalAdvert.custom_fields?.id ?? null
  },
}

const pathOf = (uuid: string) => `/advert/v1/${encodeURIComponent(uuid)}`
const isGone = ({ status }: PortalResponse) => status === 404 || status === 410
const isSuccess = ({ status }: PortalResponse) => [200, 201, 202, 204].includes(status)

async function sendAdvert(context: AppContext, advert: Advert, uuid?: string): Promise<Outcome> {
  const action: Action = uuid === undefined ? 'publish' : 'update'
  const missing = await findMissingAttributes(context, advert, action)
  if (missing.length > 0) return { state: 'error', rejected: true, rows: missing }
  const payload = toPayload(context.environment, advert)
  const response = await (uuid === undefined
    ? callPortal(context, 'POST', '/advert/v1', payload)
    : callPortal(context, 'PUT', pathOf(uuid), payload))
  if (uuid !== undefined && isGone(response)) return { state: 'removed' }
  if (!isSuccess(response)) return toErrorOutcome(response, action, { rejected: true })
  const portalAdvert = parsePortalAdvert(response.body)
  if (portalAdvert === null) return { state: 'inserted' }
  // Some rejections have a success status.
  const outcome = outcomeOf(portalAdvert, action)
  return outcome.state === 'error' ? outcome : { ...outcome, state: 'inserted' }
}

function toErrorOutcome(
  response: PortalResponse,
  action: Action,
  { rejected }: { rejected?: boolean } = {},
): Outcome {
  const rows = parseValidationErrors(response.body, action, `HTTP ${response.status}`)
  return {
    state: 'error',
    rejected,
    rows:
      rows.length > 0
        ? rows
        : [createReportRow('imovirtual', { problem: `HTTP ${response.status}`, action })],
  }
}
