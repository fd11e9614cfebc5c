import { AgencyError } from '#contract/errors.ts'
import { notify } from './notifier'

export async function ignoreAlreadyDeleted(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof AgencyError && error.code === 'NOT_FOUND')) throw error
  }
}

/** Notifies that a change failed because another user deleted the record; returns false for other errors. */
export function reportDeleted({ code }: Pick<AgencyError, 'code'>, name: string): boolean {
  if (code !== 'NOT_FOUND') return false
  notify({ message: 'resource.deletedByOthers', params: { name }, tone: 'danger' })
  return true
}
