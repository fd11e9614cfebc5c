import type { PropertyCard } from '#contract/property.ts'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { call } from '@/lib/agency/call'
import type { CallArgs } from '@/lib/agency/types'
import type { TagChange } from '../card/record-menu-items'

export type QuickField =
  'price' | 'hide_price' | 'highlighted' | 'low_cost' | 'for_sale' | 'archived' | 'collection'

/**
 * A change of one field of a record, made without opening its form. Developments have only some of the fields. `block`
 * is the contract's name for the field.
 */
export type QuickChange =
  | { [F in QuickField]: { block: F; value: PropertyCard[F] } }[QuickField]
  | ({ block: 'tag_id' } & TagChange)
  | { block: 'agent_id'; value: number | null; agent: PropertyCard['agent'] }

export type Changeable = Pick<PropertyCard, 'id' | 'tag' | 'tag_id' | 'tag_kind'> &
  Partial<Pick<PropertyCard, QuickField | 'agent'>>

export function withQuickChanges<R extends Changeable>(record: R, changes: readonly QuickChange[]): R {
  return changes.reduce<R>((before, change) => {
    if (change.block === 'agent_id') return { ...before, agent: change.agent }
    if (change.block !== 'tag_id') return { ...before, [change.block]: change.value }
    return { ...before, tag_id: change.value, tag: change.tag, tag_kind: change.tag_kind }
  }, record)
}

export function invertChanges(record: Changeable, changes: readonly QuickChange[]): QuickChange[] {
  return changes.map(({ block }): QuickChange => {
    const { tag_id, tag, tag_kind, agent = null } = record
    if (block === 'agent_id') return { block, value: agent?.id ?? null, agent }
    return block === 'tag_id'
      ? { block, value: tag_id, tag, tag_kind }
      : ({ block, value: record[block] } as QuickChange)
  })
}

type Body = CallArgs<'properties.quickChange' | 'condominiums.quickChange'>['body']

export async function sendChanges(resource: ListingResource, id: number, changes: readonly QuickChange[]) {
  for (const { block, value } of changes) {
    if (block === 'archived')
      await call(`${resource}.${value === 1 ? 'archive' : 'unArchive'}`, { params: { id } })
    else await call(`${resource}.quickChange`, { body: { id, block, value } as Body })
  }
}
