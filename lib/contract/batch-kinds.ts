// No zod here: list pages use these.

export const batchResources = ['properties', 'condominiums'] as const

/**
 * `draft` is prepared and shown as a preview. `cancelled` stopped before its end. `undone` includes batches with some
 * records that were not restored because they had changed since.
 */
export const batchStates = ['draft', 'running', 'done', 'cancelled', 'undoing', 'undone'] as const

/**
 * `same` has the value already. The preview found that `refused` can't change; `failed` couldn't be changed when the batch
 * ran; the undo didn't restore `skipped`.
 */
export const batchItemStates = ['waiting', 'same', 'refused', 'done', 'failed', 'undone', 'skipped'] as const

export const priceModes = ['set', 'percent', 'amount'] as const

export const flagFields = ['hide_price', 'highlighted', 'archived', 'low_cost', 'collection'] as const
export const linkFields = ['tag_id', 'agent_id', 'district_id'] as const

/** Fields that developments don't have. */
export const propertyOnlyFields: readonly string[] = ['low_cost', 'collection', 'portal']
