'use client'

import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { AgencyError } from '#contract/errors.ts'
import { type Bound, type Framed, useBound } from '@/components/fields/bound'
import { GroupFrame } from '@/components/fields/frame'
import { Skeleton } from '@/components/ui/skeleton'
import { ChoiceCard } from '../records/choice-card'
import { FindBox, useFind } from '@/components/ui/find-box'
import { Lookup } from '../records/lookup'

const many = 9

type Loaded<Data> = {
  data: Data | undefined
  error: AgencyError | undefined
  isValidating: boolean
  mutate: () => Promise<unknown>
}

export function CardPicker<V extends FieldValues, T, Data, Item extends { id: number }>({
  control,
  name,
  label,
  help,
  disabled,
  response,
  itemsOf,
  nameOf,
  words,
  waiting,
  cardClass,
  children,
}: Bound<V, T, number | null | undefined> &
  Framed & {
    response: Loaded<Data>
    itemsOf: (data: Data) => readonly Item[]
    nameOf: (item: Item) => string
    /** `agents`; empty state; label of the search field. */
    words: { several: string; none: string; find: string }
    waiting: { cards: number; card: string }
    cardClass: string
    children: (item: Item) => ReactNode
  }) {
  const { value, change, error, ref } = useBound({ control, name })
  const items = response.data === undefined ? [] : itemsOf(response.data)
  const { find, setFind, found } = useFind(items, nameOf)
  return (
    <GroupFrame
      {...{ label, error }}
      help={response.data !== undefined && items.length === 0 ? undefined : help}
    >
      <Lookup response={response} what={words.several} waiting={<Waiting {...waiting} />}>
        {() => (
          <div ref={ref} tabIndex={-1} className="outline-none">
            {items.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
            {items.length > many && <FindBox label={words.find} value={find} onChange={setFind} />}
            <ul className="grid max-h-124 grid-cols-1 gap-2.5 overflow-y-auto p-0.5 sm:grid-cols-2">
              {found.map((item) => (
                <li key={item.id}>
                  <ChoiceCard
                    name={name}
                    chosen={item.id === value}
                    disabled={disabled}
                    onToggle={() => change(item.id === value ? null : item.id)}
                    className={cardClass}
                  >
                    {children(item)}
                  </ChoiceCard>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Lookup>
    </GroupFrame>
  )
}

function Waiting({ cards, card }: { cards: number; card: string }) {
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      {Array.from({ length: cards }, (_, at) => (
        <Skeleton key={at} className={card} />
      ))}
    </div>
  )
}
