import { z } from 'zod'
import { imovirtualHiddenStates } from '#contract/portal-places.ts'
import { removalPendingCode, type Outcome } from '../adapter.ts'
import { type Action, type ReportRow, createReportRow } from '../report.ts'
import type { PortalAdvert } from './api.ts'

const removedStates = new Set(['removed_by_user', 'removed_by_parent_ad'])
const rejectedStatus = /^(NOT_|REJECTED)/

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
  // An operation is pending and may change the advert's state, so a hidden state isn't stored.
  if (status?.startsWith('TO_'))
    return {
      ...common,
      state: 'waiting',
      ...(code !== null && imovirtualHiddenStates.includes(code) && { portal_code: status }),
    }
  // A rejected removal is an error only if the advert should still be removed.
  if (status !== null && rejectedStatus.test(status) && (status !== 'NOT_DELETED' || action === 'remove')) {
    const rows = parseValidationErrors(portalAdvert.last_error, action, cause || status)
    return {
      ...common,
      // An advert that was never posted has no usable uuid.
      ...(status === 'NOT_POSTED' && { uuid: null }),
      state: 'error',
      isWriteRejected: true,
      rows:
        rows.length > 0 ? rows : [createReportRow('imovirtual', { problem: status, action, reason: cause })],
    }
  }
  if (code !== null && imovirtualHiddenStates.includes(code))
    return {
      ...common,
      state: 'error',
      url: null,
      rows: [createReportRow('imovirtual', { problem: code, action, reason: cause })],
    }
  return { ...common, state: code === 'active' ? 'success' : 'waiting' }
}

const optionalText = z.union([z.string(), z.number()]).transform(String).nullish().catch(null)
const Detail = z.object({
  field: optionalText,
  urn: optionalText,
  message: optionalText,
  messages: z.array(z.string()).nullish().catch(null),
  detail: optionalText,
})
const optionalDetails = z.array(Detail).nullish().catch(null)
const PortalError = z.object({
  title: optionalText,
  summary: optionalText,
  detail: optionalText,
  message: optionalText,
  validation: optionalDetails,
  errors: optionalDetails,
})

/** Field of our form for each pattern of the portal's field names. The first match counts. */
const fieldsByPortalName: [RegExp, string][] = [
  [/net-area|net_area/, 'living_area'],
  [/gross-area/, 'gross_area'],
  [/terrain-area/, 'land_size'],
  [/number-of-rooms|rooms_num/, 'bedrooms'],
  [/bathrooms/, 'bathrooms'],
  [/construction-year/, 'year'],
  [/energy/, 'energy'],
  [/floor/, 'floor'],
  [/title/, 'i18n[title][pt]'],
  [/description/, 'i18n[description][pt]'],
  [/price/, 'price'],
  [/location|lat|lon|post/, 'location'],
  [/image|photo/, 'media'],
  [/contact|phone|email/, 'agent_id'],
  [/category/, 'type_id'],
]

/**
 * Converts the portal's errors, in any of the shapes in use, to one report row each. An unknown shape becomes a row
 * with the response as its description.
 */
export function parseValidationErrors(body: unknown, action: Action, reason = ''): ReportRow[] {
  if (body === null || body === undefined || body === '') return []
  const error = z.object({ error: z.unknown() }).safeParse(body).data?.error ?? body
  const { data: portalError } = PortalError.safeParse(error)
  const summary = portalError?.title ?? portalError?.summary ?? portalError?.message ?? ''
  const rows = [...(portalError?.validation ?? []), ...(portalError?.errors ?? [])].flatMap((entry) => {
    const messages = entry.messages ?? [entry.message ?? entry.detail ?? '']
    const field = fieldOf(entry.field ?? entry.urn ?? entry.detail ?? '')
    return messages.map((description) => toRow({ field, problem: summary || 'Validation', description }))
  })
  if (rows.length > 0) return rows
  if (summary !== '' || portalError?.detail)
    return [toRow({ problem: summary, description: portalError?.detail ?? '' })]
  return [toRow({ problem: '', description: typeof body === 'string' ? body : JSON.stringify(body) })]

  function toRow({ field = '', problem = '', description = '' }) {
    return createReportRow('imovirtual', {
      field,
      problem,
      action,
      description: description.slice(0, 2000),
      reason,
    })
  }
}

function fieldOf(portalField: string): string {
  return fieldsByPortalName.find(([name]) => name.test(portalField))?.[1] ?? portalField.slice(0, 100)
}
