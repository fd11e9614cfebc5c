import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import type { TagChange } from '@/components/portfolio/card/tag-items'
import { call } from '@/lib/agency/call'

/** Fields of a development that its actions use. */
export type ActionCondominium = Pick<
  Condominium,
  'id' | 'archived' | 'disabled' | 'hide_price' | 'highlighted' | 'properties' | 'tag' | 'tag_id' | 'tag_kind'
> & { information: Pick<Condominium['information'], 'title'> }

export type Change = { block: 'hide_price' | 'highlighted'; value: 0 | 1 } | ({ block: 'tag_id' } & TagChange)

export function withQuickChange<C extends ActionCondominium>(condominium: C, change: Change): C {
  if (change.block !== 'tag_id') return { ...condominium, [change.block]: change.value }
  return { ...condominium, tag_id: change.value, tag: change.tag, tag_kind: change.tag_kind }
}

export function invertChange(condominium: ActionCondominium, { block }: Change): Change {
  const { tag_id, tag, tag_kind } = condominium
  return block === 'tag_id' ? { block, value: tag_id, tag, tag_kind } : { block, value: condominium[block] }
}

export async function sendChange(id: number, change: Change): Promise<void> {
  if (change.block === 'tag_id') {
    await call('condominiums.quickChange', { body: { id, block: 'tag_id', value: change.value } })
  } else {
    await call('condominiums.quickChange', { body: { id, block: change.block, value: change.value } })
  }
}
