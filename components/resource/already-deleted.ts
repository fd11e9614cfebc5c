import { AgencyError } from '#contract/errors.ts'

export async function orAlreadyDeleted(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof AgencyError && error.code === 'NOT_FOUND')) throw error
  }
}
