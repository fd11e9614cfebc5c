// This file doesn't import zod, so that list pages load without zod.

export const batchResources = ['properties', 'condominiums'] as const

/**
 * `draft`: prepared, shown as a preview. `cancelled`: stopped before its end. `undone`: restored, except for records
 * that had changed since.
 */
export const batchStates = ['draft', 'running', 'done', 'cancelled', 'undoing', 'undone'] as const

/**
 * States of a record in a batch. `same`: already has the new value. `refused`: can't be changed, according to the
 * preview. `failed`: couldn't be changed when the batch ran. `skipped`: not restored by the undo.
 */
export const batchItemStates = ['waiting', 'same', 'refused', 'done', 'failed', 'undone', 'skipped'] as const

export const priceModes = ['set', 'percent', 'amount'] as const

export const flagFields = ['hide_price', 'highlighted', 'archived', 'low_cost', 'collection'] as const
export const linkFields = ['tag_id', 'agent_id', 'district_id'] as const

/** Fields that developments don't have. */
export const propertyOnlyFields: readonly string[] = ['low_cost', 'collection', 'portal']
