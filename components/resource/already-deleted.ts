import { AgencyError } from '#contract/errors.ts'

/** Treats deleting a record that is already gone as success. */
export async function orAlreadyDeleted(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof AgencyError && error.code === 'NOT_FOUND')) throw error
  }
}
