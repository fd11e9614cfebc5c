import { AgencyError } from '#contract/errors.ts'
import { notify } from './notifier'

export async function ignoreAlreadyDeleted(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof AgencyError && error.code === 'NOT_FOUND')) throw error
  }
}

/** Says that a change failed because someone deleted the record; false for other failures. */
export function reportDeleted({ code }: Pick<AgencyError, 'code'>, name: string): boolean {
  if (code !== 'NOT_FOUND') return false
  notify({ message: 'resource.deletedByOthers', params: { name }, tone: 'danger' })
  return true
}
