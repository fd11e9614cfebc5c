import { hiddenStates } from '#contract/portal-places.ts'
import { removalPendingCode, type Outcome } from '../adapter.ts'
import { type Action, reportRow } from '../report.ts'
import type { PortalAdvert } from './api.ts'
import { parseValidationErrors } from './validation-errors.ts'

const removedStates = new Set(['removed_by_user', 'removed_by_parent_ad'])
const refusedStatus = /^(NOT_|REJECTED)/

/**
 * Converts the portal's state of an advert (docs/portals.md) to an outcome; `action` is the last action sent. Only
 * `active` without a pending operation is online; an unknown state is stored as received and counts as waiting.
 */
export function outcomeOf(portalAdvert: PortalAdvert, action: Action): Outcome {
  const code = portalAdvert.state?.code ?? null
  const status = portalAdvert.last_action_status ?? null
  const { reason = null, description = null } = portalAdvert.state?.moderation ?? {}
  const cause = [reason, description].filter(Boolean).join(': ')
  const common = {
    ...(portalAdvert.uuid && { uuid: portalAdvert.uuid }),
    portal_code: code ?? status,
    ...(portalAdvert.state?.url &&
      /^https?:\/\//.test(portalAdvert.state.url) && { url: portalAdvert.state.url }),
  }
  if (status === 'DELETED' || (code !== null && removedStates.has(code)))
    return { ...common, state: 'removed', url: null }
  if (status === removalPendingCode) return { ...common, state: 'waiting', portal_code: removalPendingCode }
  // Pending: the previous state says nothing about the next.
  if (status?.startsWith('TO_'))
    return {
      ...common,
      state: 'waiting',
      ...(code !== null && hiddenStates.includes(code) && { portal_code: status }),
    }
  // A refused removal is not an error of an advert that should stay.
  if (status !== null && refusedStatus.test(status) && (status !== 'NOT_DELETED' || action === 'remove')) {
    const rows = parseValidationErrors(portalAdvert.last_error, action, cause || status)
    return {
      ...common,
      // An advert that was never posted has no usable uuid.
      ...(status === 'NOT_POSTED' && { uuid: null }),
      state: 'error',
      refused: true,
      rows: rows.length > 0 ? rows : [reportRow('imovirtual', { problem: status, action, reason: cause })],
    }
  }
  if (code !== null && hiddenStates.includes(code))
    return {
      ...common,
      state: 'error',
      url: null,
      rows: [reportRow('imovirtual', { problem: code, action, reason: cause })],
    }
  return { ...common, state: code === 'active' ? 'success' : 'waiting' }
}
