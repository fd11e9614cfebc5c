import { CheckIcon } from '@heroicons/react/20/solid'
import { useState } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import type { FilterOption } from '@/components/portfolio/filter/use-filter-options'
import type { QuickChange } from '@/components/portfolio/list/quick-change'
import { Value } from '@/components/portfolio/list/record-cells'
import { TagChip } from '@/components/records/tag-chip'
import { Select } from '@/components/ui/select'
import { fullNameOf } from '@/lib/format/full-name'
import { type CommitKey, PriceForm } from '../list/price-form'
import { PropertyPrice } from '../property-price'
import {
  toAgentChange,
  formatCell,
  type GridColumn,
  type GridOptions,
  isFlagColumn,
  toTagChange,
} from './grid-columns'

type CellProps = { property: Property; column: GridColumn; options: GridOptions }

export function CellValue({ property, column, options }: CellProps) {
  if (column === 'price') return <PropertyPrice property={property} className="text-sm" />
  if (column === 'tag_id')
    return property.tag === null ? null : <TagChip kind={property.tag_kind} name={property.tag} />
  if (column === 'agent_id')
    return <Value>{property.agent === null ? null : fullNameOf(property.agent)}</Value>
  return (
    <span className="inline-flex size-5 align-middle items-center justify-center rounded-sm border border-line-strong text-brand">
      <span className="sr-only">{formatCell(property, column, options)}</span>
      {property[column] === 1 && <CheckIcon aria-hidden className="size-4" />}
    </span>
  )
}

/** Edits a cell. `onDone` receives the change, or null if there is none, and the key that ended editing, if any. */
export function CellEditor({
  property,
  column,
  label,
  options,
  onDone,
}: CellProps & {
  label: string
  onDone: (change: QuickChange | null, key?: CommitKey | 'escape') => void
}) {
  if (column === 'price')
    return (
      <PriceForm
        reference={property.reference}
        initial={property.price}
        isInTable
        onDone={(price, key) =>
          onDone(price === null ? null : { block: 'price', value: price }, price === null ? 'escape' : key)
        }
      />
    )
  if (isFlagColumn(column)) return null
  const isTag = column === 'tag_id'
  const { tag_id, tag: tagName, agent: currentAgent } = property
  const currentTag = tag_id === null ? null : { id: tag_id, name: tagName ?? '' }
  return (
    <ChoiceEditor
      label={label}
      initial={isTag ? currentTag : currentAgent && { id: currentAgent.id, name: fullNameOf(currentAgent) }}
      options={isTag ? options.tags : options.agents}
      onDone={(id, key) => {
        if (id === undefined) onDone(null, key)
        else if (isTag) onDone(toTagChange(options.tags.find((tag) => tag.id === id)), key)
        else onDone(toAgentChange(options.agents.find((agent) => agent.id === id)), key)
      }}
    />
  )
}

function ChoiceEditor({
  label,
  initial,
  options,
  onDone,
}: {
  label: string
  initial: FilterOption | null
  options: readonly FilterOption[]
  /** `id` is undefined if unchanged or cancelled. */
  onDone: (id: number | null | undefined, key?: CommitKey | 'escape') => void
}) {
  const initialId = initial?.id ?? null
  const [value, setValue] = useState(initialId)
  // The options lack the sold tag, and are empty until they have loaded.
  const isListed = initial === null || options.some(({ id }) => id === initial.id)
  const choices = isListed ? options : [initial, ...options]
  const finish = (key?: CommitKey) => onDone(value === initialId ? undefined : value, key)
  return (
    <Select
      ref={(select) => select?.focus()}
      aria-label={label}
      className="[&>select]:min-h-8 [&>select]:py-0"
      value={value ?? 0}
      onChange={({ target }) => setValue(Number(target.value) || null)}
      onBlur={() => finish()}
      onKeyDown={(event) => {
        const key = editingKeyOf(event)
        if (key === null) return
        event.preventDefault()
        if (key === 'escape') onDone(undefined, key)
        else finish(key)
      }}
    >
      <option value={0}>-</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function editingKeyOf({ key, shiftKey }: { key: string; shiftKey: boolean }): CommitKey | 'escape' | null {
  if (key === 'Enter') return 'enter'
  if (key === 'Escape') return 'escape'
  if (key !== 'Tab') return null
  return shiftKey ? 'previous' : 'next'
}
