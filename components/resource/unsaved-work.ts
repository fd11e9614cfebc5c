import { useEffect } from 'react'
import { createStore, useStore } from '@/components/ui/create-store'

type Confirm = () => Promise<boolean>

type Mark = {
  /** Path prefix within which navigation is safe (`/properties/edit/7/`). */
  path?: string
  hasNoDraft?: boolean
}

const marks = createStore<readonly Mark[]>([])
let confirm: Confirm | undefined
let pendingWrites = 0

/** Marks unsaved changes; returns a function that removes the mark. */
export function markUnsaved(mark: Mark = {}): () => void {
  const newMark = { ...mark }
  marks.set([...marks.read(), newMark])
  return () => marks.set(marks.read().filter((item) => item !== newMark))
}

export const hasUnsavedWork = () => marks.read().length > 0

/** Returns true if opening this path in this tab would lose unsaved changes. */
export const wouldLoseWorkAt = (pathname: string) =>
  marks.read().some(({ path }) => path === undefined || !pathname.startsWith(path))

/** `hasNoDraft` is true if some of the unsaved changes aren't stored as a draft. */
export function useUnsavedWork() {
  const current = useStore(marks)
  return { hasUnsaved: current.length > 0, hasNoDraft: current.some((mark) => mark.hasNoDraft) }
}

export async function trackPendingWrite<T>(run: () => Promise<T>): Promise<T> {
  pendingWrites++
  try {
    return await run()
  } finally {
    pendingWrites--
  }
}

/** Returns true if leaving now, even to sign in, would lose changes. */
export function wouldLoseWork(): boolean {
  return hasUnsavedWork() || pendingWrites > 0
}

export function registerLeaveConfirmation(confirmation: Confirm): () => void {
  confirm = confirmation
  return () => {
    if (confirm === confirmation) confirm = undefined
  }
}

/** Resolves with true if nothing is unsaved or the user confirms leaving; this also clears all marks. */
export async function confirmLeave(): Promise<boolean> {
  if (!hasUnsavedWork()) return true
  const canLeave = confirm === undefined || (await confirm())
  if (canLeave) forgetUnsaved()
  return canLeave
}

/** Clears all marks, because leaving is confirmed or the input is stored elsewhere. */
export function forgetUnsaved() {
  marks.set([])
}

/** Requires confirmation to leave the page while `isUnsaved`; `hasNoDraft` means that no draft is stored. */
export function useUnsaved(isUnsaved: boolean, { hasNoDraft = false } = {}) {
  useEffect(() => (isUnsaved ? markUnsaved({ hasNoDraft }) : undefined), [isUnsaved, hasNoDraft])
}
