import { AgencyError } from '#contract/errors.ts'

export async function ignoreAlreadyDeleted(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof AgencyError && error.code === 'NOT_FOUND')) throw error
  }
}
