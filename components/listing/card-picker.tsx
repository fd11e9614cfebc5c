'use client'

import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { AgencyError } from '#contract/errors.ts'
import { type Bound, type Framed, useBound } from '@/components/fields/bound'
import { GroupFrame } from '@/components/fields/frame'
import { Skeleton } from '@/components/ui/skeleton'
import { ChoiceCard } from './choice-card'
import { FindBox, useFind } from '@/components/ui/find-box'
import { Lookup } from './lookup'

/** What of it fits on a screen is seen at once; more than that needs a box to find one. */
const many = 9

type Loaded<Data> = {
  data: Data | undefined
  error: AgencyError | undefined
  isValidating: boolean
  mutate: () => Promise<unknown>
}

/** The one record of a kind that this one belongs to, or none: a card pressed again is chosen no more. */
export function CardPicker<V extends FieldValues, T, Data, Item extends { id: number }>({
  control,
  name,
  label,
  help,
  disabled,
  answer,
  itemsOf,
  nameOf,
  words,
  waiting,
  cardClass,
  children,
}: Bound<V, T, number | null | undefined> &
  Framed & {
    answer: Loaded<Data>
    itemsOf: (data: Data) => readonly Item[]
    /** What the find box compares with. */
    nameOf: (item: Item) => string
    /** `agents`; there are none yet; find an agent. */
    words: { several: string; none: string; find: string }
    /** How many cards are waited for, and the height of one as a class. */
    waiting: { cards: number; card: string }
    cardClass: string
    children: (item: Item) => ReactNode
  }) {
  const { value, change, error, ref } = useBound({ control, name })
  const items = answer.data === undefined ? [] : itemsOf(answer.data)
  const { find, setFind, found } = useFind(items, nameOf)
  return (
    <GroupFrame {...{ label, help, error }}>
      <Lookup answer={answer} what={words.several} waiting={<Waiting {...waiting} />}>
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
