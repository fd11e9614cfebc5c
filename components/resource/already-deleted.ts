import { AgencyError } from '#contract/errors.ts'

/** Resolves a delete whose record is gone already, deleted in another tab or by a colleague, like one that did it itself. */
export async function orAlreadyDeleted(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof AgencyError && error.code === 'NOT_FOUND')) throw error
  }
}
