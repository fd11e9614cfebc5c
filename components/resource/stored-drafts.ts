import { tryStorage } from './browser-storage'
import type { Changes } from './compare-values'

/** Unsaved input: its time, and the original and current value of each changed field. */
export type Draft = { at: number; changes: Changes }

/** A draft as stored. Browsers already have drafts with the key `mine`, so it can't be renamed to `ours`. */
type StoredDraft = { at: number; changes: Record<string, { base: unknown; mine: unknown }> }

const prefix = 'soleira:draft:'
const retentionMs = 7 * 24 * 3_600_000
/** Fits the old and new values of two 20,000-character texts. Browsers store about five million characters. */
const maxDraftLength = 200_000
const maxDrafts = 20

export function draftKey(userId: number, form: string, record: string): string {
  return `${prefix}${userId}:${form}:${record}`
}

export function readDraft(key: string, now = Date.now()): Draft | null {
  const draft = parseDraft(tryStorage(() => localStorage.getItem(key)))
  return draft === null || now - draft.at > retentionMs ? null : draft
}

/**
 * Stores the changes, or deletes the draft if there are none or they are too large. Ignores a full storage: the form
 * itself still has the changes.
 */
export function saveDraft(key: string, changes: Changes, now = Date.now()): void {
  const storable: StoredDraft['changes'] = Object.fromEntries(
    Object.entries(pickStorable(changes)).map(
      ([path, { base, ours }]) => [path, { base, mine: ours }] as const,
    ),
  )
  const text = JSON.stringify({ at: now, changes: storable } satisfies StoredDraft)
  if (Object.keys(storable).length === 0 || text.length > maxDraftLength) return dropDraft(key)
  tryStorage(() => localStorage.setItem(key, text))
}

let nextFormKey: string | null = null

/** Stores the changes as a draft, which the form opened next restores without a banner. */
export function saveDraftForNextForm(key: string, changes: Changes): void {
  saveDraft(key, changes)
  nextFormKey = key
}

/** Returns the draft that `saveDraftForNextForm` has stored; null if there is none, or in further calls. */
export function takeDraftForNextForm(key: string): Draft | null {
  if (nextFormKey !== key) return null
  nextFormKey = null
  return readDraft(key)
}

export function dropDraft(key: string): void {
  tryStorage(() => localStorage.removeItem(key))
}

/** Returns the user's drafts in this browser, latest first, with the form and record passed to `draftKey`. */
export function draftsOf(userId: number): { form: string; record: string; at: number }[] {
  const ownPrefix = `${prefix}${userId}:`
  const keys = tryStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(ownPrefix))) ?? []
  return keys
    .flatMap((key) => {
      const [form = '', record = ''] = key.slice(ownPrefix.length).split(':')
      const draft = readDraft(key)
      return draft === null ? [] : [{ form, record, at: draft.at }]
    })
    .sort((a, b) => b.at - a.at)
}

/** Deletes expired drafts, and all but the latest `maxDrafts` of all users of this browser. */
export function sweepDrafts(now = Date.now()): void {
  const keys = tryStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? []
  const drafts = keys.map((key) => ({ key, at: readDraft(key, now)?.at ?? 0 })).sort((a, b) => b.at - a.at)
  for (const { key } of drafts.filter(({ at }, rank) => at === 0 || rank >= maxDrafts)) dropDraft(key)
}

/** Drops values that can't be stored as text, such as files. */
function pickStorable(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([, { base, ours }]) => [base, ours].every(isStorable)),
  )
}

function isStorable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isStorable)
  if (isRecord(value) && Object.getPrototypeOf(value) === Object.prototype)
    return Object.values(value).every(isStorable)
  return value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value)
}

function parseDraft(text: string | null): Draft | null {
  const parsed: unknown = text === null ? null : tryStorage(() => JSON.parse(text) as unknown)
  if (!isRecord(parsed) || typeof parsed.at !== 'number' || !isRecord(parsed.changes)) return null
  const entries = Object.entries(parsed.changes).flatMap(([path, change]) =>
    isRecord(change) && isStorable(change.base) && isStorable(change.mine)
      ? [[path, { base: change.base, ours: change.mine }] as const]
      : [],
  )
  return entries.length === 0 ? null : { at: parsed.at, changes: Object.fromEntries(entries) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
