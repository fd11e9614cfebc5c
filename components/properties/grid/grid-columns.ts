import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { useTagOptions } from '@/components/portfolio/filter/use-filter-options'
import type { QuickChange } from '@/components/portfolio/list/quick-change'
import { useAllAgents } from '@/components/records/use-all-agents'
import { fullNameOf } from '@/lib/format/full-name'
import { formatAmount, parsePrice } from '@/lib/format/number-input'

const flagColumns = ['hide_price', 'low_cost', 'highlighted'] as const
export const gridColumns = ['price', 'hide_price', 'tag_id', 'agent_id', 'low_cost', 'highlighted'] as const
type FlagColumn = (typeof flagColumns)[number]
export type GridColumn = (typeof gridColumns)[number]

/** Values offered by cells, and the words for yes and no. */
export type GridOptions = {
  tags: ReturnType<typeof useTagOptions>
  agents: readonly { id: number; name: string; agent: NonNullable<Property['agent']> }[]
  words: { yes: string; no: string }
}

export const isFlagColumn = (column: GridColumn): column is FlagColumn =>
  flagColumns.some((name) => name === column)

/** Returns a cell's text for the clipboard and, if the cell is a flag, for screen readers. */
export function formatCell(property: Property, column: GridColumn, { tags, words }: GridOptions): string {
  if (column === 'price') return formatAmount(property.price)
  if (column === 'tag_id') return tags.find(({ id }) => id === property.tag_id)?.name ?? property.tag ?? ''
  if (column === 'agent_id') return property.agent === null ? '' : fullNameOf(property.agent)
  return property[column] === 1 ? words.yes : words.no
}

/** Returns the change that setting a cell to `text` makes, or null if the cell does not accept the text. */
export function parseCell(column: GridColumn, text: string, options: GridOptions): QuickChange | null {
  const input = text.trim().toLocaleLowerCase()
  if (column === 'price') {
    const price = parsePrice(input)
    return price === null || Number.isNaN(price) || price < 0 ? null : { block: 'price', value: price }
  }
  if (column === 'tag_id') {
    const tag = options.tags.find(({ name }) => name.toLocaleLowerCase() === input)
    return input === '' || tag !== undefined ? toTagChange(tag) : null
  }
  if (column === 'agent_id') {
    const option = options.agents.find(({ name }) => name.toLocaleLowerCase() === input)
    return input === '' || option !== undefined ? toAgentChange(option) : null
  }
  const isYes = ['1', 'x', options.words.yes.toLocaleLowerCase()].includes(input)
  const isNo = ['', '0', options.words.no.toLocaleLowerCase()].includes(input)
  return isYes || isNo ? { block: column, value: isYes ? 1 : 0 } : null
}

export const toTagChange = (tag: GridOptions['tags'][number] | undefined): QuickChange => ({
  block: 'tag_id',
  value: tag?.id ?? null,
  tag: tag?.tag ?? null,
  tag_kind: tag?.kind ?? null,
})

export const toAgentChange = (option: GridOptions['agents'][number] | undefined): QuickChange => ({
  block: 'agent_id',
  value: option?.id ?? null,
  agent: option?.agent ?? null,
})

export function isUnchanged(property: Property, change: QuickChange): boolean {
  if (change.block === 'agent_id') return (property.agent?.id ?? null) === change.value
  return property[change.block] === change.value
}

/** Returns the options without the sold tag, since selling has its own action. */
export function useGridOptions(): GridOptions {
  const tCommon = useTranslations('common')
  const agents = useAllAgents().data?.agents ?? []
  return {
    tags: useTagOptions('properties').filter(({ kind }) => kind !== 'sold'),
    agents: agents.map((agent) => ({ id: agent.id, name: fullNameOf(agent), agent })),
    words: { yes: tCommon('yes'), no: tCommon('no') },
  }
}
