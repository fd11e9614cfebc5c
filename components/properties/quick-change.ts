import type { PropertyCard as Property } from '#contract/property.ts'
import type { TagKind } from '#contract/tag.ts'
import { call } from '@/lib/agency/call'
import type { PropertyState } from './list/listing-filters'

/** Fields of a property that its actions use. */
export type ActionProperty = Pick<
  Property,
  'id' | 'reference' | 'title' | 'disabled' | 'condominium_id' | 'tag' | 'tag_id' | 'tag_kind' | Block
> &
  Partial<Pick<Property, 'agent'>>

type Block = 'price' | 'hide_price' | 'highlighted' | 'low_cost' | 'for_sale' | 'archived' | 'collection'

export type Change =
  | { [B in Block]: { block: B; value: Property[B] } }[Block]
  | { block: 'tag_id'; value: number | null; tag: string | null; tag_kind: TagKind | null }
  | { block: 'agent_id'; value: number | null; agent: Property['agent'] }

export function withQuickChanges<P extends ActionProperty>(property: P, changes: readonly Change[]): P {
  return changes.reduce<P>((before, change) => {
    if (change.block === 'agent_id') return { ...before, agent: change.agent }
    if (change.block !== 'tag_id') return { ...before, [change.block]: change.value }
    return { ...before, tag_id: change.value, tag: change.tag, tag_kind: change.tag_kind }
  }, property)
}

export const takesOffMarket = (change: Change): boolean =>
  change.block === 'tag_id'
    ? change.tag_kind === 'sold'
    : (change.block === 'archived' || change.block === 'collection') && change.value === 1

export function invertChanges(property: ActionProperty, changes: readonly Change[]): Change[] {
  return changes.map(({ block }): Change => {
    const { tag_id, tag, tag_kind, agent = null } = property
    if (block === 'agent_id') return { block, value: agent?.id ?? null, agent }
    return block === 'tag_id'
      ? { block, value: tag_id, tag, tag_kind }
      : ({ block, value: property[block] } as Change)
  })
}

export async function sendChange(id: number, change: Change): Promise<void> {
  if (change.block === 'archived') {
    await call(change.value === 1 ? 'properties.archive' : 'properties.unArchive', { params: { id } })
  } else if (change.block === 'tag_id') {
    await call('properties.quickChange', { body: { id, block: 'tag_id', value: change.value } })
  } else if (change.block === 'agent_id') {
    await call('properties.quickChange', { body: { id, block: 'agent_id', value: change.value } })
  } else if (change.block === 'price') {
    await call('properties.quickChange', { body: { id, block: 'price', value: change.value } })
  } else {
    await call('properties.quickChange', { body: { id, block: change.block, value: change.value } })
  }
}

export function belongsToList(state: PropertyState, property: Property): boolean {
  if (state === 'archived') return property.archived === 1
  if (property.archived === 1) return false
  if (state === 'low_cost') return property.low_cost === 1
  return (property.tag_kind === 'sold') === (state === 'sold')
}
