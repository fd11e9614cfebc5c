import { AgencyError } from '#contract/errors.ts'
import type { PropertyInput } from '#contract/property.ts'
import { tagIds } from '#contract/tag-ids.ts'
import { requireEditableDevelopments } from '../developments/links.ts'
import type { Tx } from '../db/schema.ts'
import { requireExistingRecords } from '../listing/related-records.ts'

/**
 * Throws MISSING, which lists the fields that refer to unknown records. Also throws the errors of `checkTag`, and DEMO
 * if the old or the new development is read-only.
 */
export async function checkRelatedRecords(tx: Tx, input: PropertyInput, storedDevelopmentId: number | null) {
  const { search } = input
  await requireExistingRecords(
    tx,
    [
      { field: 'type_id', kind: 'types', ids: [input.type_id] },
      { field: 'types', kind: 'types', ids: input.types },
      { field: 'features_id', kind: 'features', ids: input.features_id },
      { field: 'search[lifestyles_id]', kind: 'lifestyles', ids: search.lifestyles_id },
      { field: 'search[listing_id]', kind: 'listings', ids: [search.listing_id] },
    ],
    [
      { field: 'tag_id', table: 'tags', id: input.tag_id },
      { field: 'agent_id', table: 'agents', id: input.agent_id },
      { field: 'district_id', table: 'districts', id: input.district_id },
      { field: 'condominium_id', table: 'condominiums', id: input.condominium_id },
    ],
  )
  checkTag(input)
  if (input.condominium_id !== storedDevelopmentId)
    await requireEditableDevelopments(tx, [input.condominium_id, storedDevelopmentId], 'condominium_id')
}

/** Throws MISSING for the "new" tag on a property of a development; `field` is the caller's name for the tag. */
export function checkTag(
  { tag_id, condominium_id }: Pick<PropertyInput, 'tag_id' | 'condominium_id'>,
  field = 'tag_id',
): void {
  if (tag_id === tagIds.new && condominium_id !== null)
    throw new AgencyError('MISSING', { fields: { [field]: 'invalid' } })
}
