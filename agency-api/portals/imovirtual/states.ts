import { leaving, type Outcome, runOut } from '../adapter.ts'
import { type Action, row } from '../report.ts'
import type { Advertised } from './api.ts'
import { complaintsIn } from './complaints.ts'

const gone = new Set(['removed_by_user', 'removed_by_parent_ad'])
const faults = new Set(['unpaid', 'moderated', 'removed_by_moderator', ...runOut])
const refused = /^(NOT_|REJECTED)/

/**
 * What the portal's words mean (docs/portals.md, what the states mean), `action` being what it was last asked to do. Only
 * `active` with nothing under way is online; a word that is not known is kept as it came and means waiting.
 */
export function outcomeOf(said: Advertised, action: Action): Outcome {
  const code = said.state?.code ?? null
  const status = said.last_action_status ?? null
  const { reason = null, description = null } = said.state?.moderation ?? {}
  const why = [reason, description].filter(Boolean).join(': ')
  const known = {
    ...(said.uuid && { uuid: said.uuid }),
    portal_code: code ?? status,
    ...(said.state?.url && /^https?:\/\//.test(said.state.url) && { url: said.state.url }),
  }
  if (status === 'DELETED' || (code !== null && gone.has(code)))
    return { ...known, state: 'removed', url: null }
  if (status === leaving) return { ...known, state: 'waiting', portal_code: leaving }
  // Under way: what it was before says nothing of what it will be.
  if (status?.startsWith('TO_'))
    return { ...known, state: 'waiting', ...(code !== null && faults.has(code) && { portal_code: status }) }
  // A removal that was refused is no fault of an advert that is to stay.
  if (status !== null && refused.test(status) && (status !== 'NOT_DELETED' || action === 'remove')) {
    const rows = complaintsIn(said.last_error, action, why || status)
    return {
      ...known,
      // What was never posted has no name to go on with.
      ...(status === 'NOT_POSTED' && { uuid: null }),
      state: 'error',
      refused: true,
      rows: rows.length > 0 ? rows : [row('imovirtual', { problem: status, action, reason: why })],
    }
  }
  if (code !== null && faults.has(code))
    return {
      ...known,
      state: 'error',
      url: null,
      rows: [row('imovirtual', { problem: code, action, reason: why })],
    }
  return { ...known, state: code === 'active' ? 'success' : 'waiting' }
}
