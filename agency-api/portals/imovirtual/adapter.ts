import type { House } from '../../house.ts'
import { type ApiAdapter, leaving, NeedsConsent, type Outcome } from '../adapter.ts'
import { endConsentTo } from '../accounts.ts'
import type { Advert } from '../advert.ts'
import { type Action, row } from '../report.ts'
import { advertisedIn, callPortal, type PortalAnswer } from './api.ts'
import { complaintsIn } from './complaints.ts'
import { payloadOf } from './payload.ts'
import { outcomeOf } from './states.ts'
import { mandatoryMissing } from './taxonomy.ts'

/**
 * Imovirtual through the OLX Group Real Estate API. Every write is asynchronous there: an accepted one is `inserted`, and
 * what became of it comes with a notification or is asked for.
 */
export const imovirtual: ApiAdapter = {
  kind: 'consent',
  publish: (house, advert) => write(house, 'POST', '/advert/v1', advert),
  update: (house, advert, uuid) => write(house, 'PUT', pathOf(uuid), advert),
  async activate(house, uuid) {
    const answer = await callPortal(house, 'POST', `${pathOf(uuid)}/activate`)
    if (isGone(answer)) return { state: 'removed' }
    if (!isSuccess(answer)) return refusal(house, answer, 'publish')
    // Its old word would ask for the same again.
    return { state: 'inserted', portal_code: 'TO_ACTIVATE' }
  },
  async withdraw(house, uuid) {
    const answer = await callPortal(house, 'DELETE', pathOf(uuid))
    // A deleted advert cannot be deleted again: it is gone, which is what was wanted.
    if (isGone(answer)) return { state: 'removed' }
    if (!isSuccess(answer)) return refusal(house, answer, 'remove')
    return { state: 'waiting', portal_code: leaving }
  },
  async status(house, uuid, after) {
    const answer = await callPortal(house, 'GET', `${pathOf(uuid)}/meta`)
    if (isGone(answer)) return { state: 'removed' }
    const said = isSuccess(answer) ? advertisedIn(answer.body) : null
    return said === null ? unread(house, answer, after) : outcomeOf(said, after)
  },
  async ownerOf(house, uuid) {
    const answer = await callPortal(house, 'GET', `${pathOf(uuid)}/meta`)
    const said = isSuccess(answer) ? advertisedIn(answer.body) : null
    if (said === null || outcomeOf(said, 'publish').state === 'removed') return null
    return said.custom_fields?.id ?? null
  },
}

const pathOf = (uuid: string) => `/advert/v1/${encodeURIComponent(uuid)}`
const isGone = ({ status }: PortalAnswer) => status === 404 || status === 410
const isSuccess = ({ status }: PortalAnswer) => [200, 201, 202, 204].includes(status)

async function write(house: House, method: 'POST' | 'PUT', path: string, advert: Advert): Promise<Outcome> {
  const action: Action = method === 'POST' ? 'publish' : 'update'
  const missing = await mandatoryMissing(house, advert, action)
  if (missing.length > 0) return { state: 'error', rows: missing }
  const answer = await callPortal(house, method, path, payloadOf(house.environment, advert))
  if (method === 'PUT' && isGone(answer)) return { state: 'removed' }
  if (!isSuccess(answer)) return refusal(house, answer, action)
  const said = advertisedIn(answer.body)
  if (said === null) return { state: 'inserted' }
  // Some refusals come with a status of success.
  const outcome = outcomeOf(said, action)
  return outcome.state === 'error' ? outcome : { ...outcome, state: 'inserted' }
}

/** What was asked is not done, and the portal says why. */
async function refusal(house: House, answer: PortalAnswer, action: Action): Promise<Outcome> {
  return { ...(await unread(house, answer, action)), refused: true }
}

/** The portal tells something else than an advert. */
async function unread(house: House, answer: PortalAnswer, action: Action): Promise<Outcome> {
  if (answer.status === 401) {
    // A fresh token is refused too: whoever connected the account is not let in any more.
    await endConsentTo(house, 'imovirtual')
    throw new NeedsConsent('The portal refuses the token')
  }
  const rows = complaintsIn(answer.body, action, `HTTP ${answer.status}`)
  return {
    state: 'error',
    rows: rows.length > 0 ? rows : [row('imovirtual', { problem: `HTTP ${answer.status}`, action })],
  }
}
