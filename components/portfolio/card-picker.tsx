'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Bound, type Framed, useBound } from '@/components/fields/bound'
import { GroupFrame } from '@/components/fields/frame'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { Loaded } from '@/components/resource/resource-list'
import { ChoiceCard } from '../records/choice-card'
import { FindBox, useFind } from '@/components/ui/find-box'
import { Lookup } from '../records/lookup'

const many = 9

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
  const t = useTranslations('listing.form')
  const { query, setQuery, found } = useFind(items, nameOf)
  const [isChanging, setChanging] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const selectedItem = items.find(({ id }) => id === value)
  const isFolded = selectedItem !== undefined && !isChanging
  useEffect(() => {
    if (isChanging) list.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }, [isChanging])

  function toggle(item: Item) {
    change(item.id === value ? null : item.id)
    setChanging(false)
  }
  return (
    <GroupFrame
      {...{ label, error }}
      help={response.data !== undefined && items.length === 0 ? undefined : help}
    >
      <Lookup response={response} what={words.several} waiting={<Waiting {...waiting} />}>
        {() => (
          <div ref={ref} tabIndex={-1} className="outline-none">
            {items.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
            {items.length > many && !isFolded && (
              <FindBox label={words.find} value={query} onChange={setQuery} />
            )}
            <ul
              ref={list}
              className="grid max-h-124 grid-cols-1 gap-2.5 overflow-y-auto p-0.5 sm:grid-cols-2"
            >
              {(isFolded ? [selectedItem] : found).map((item) => (
                <li key={item.id}>
                  <ChoiceCard
                    name={name}
                    chosen={item.id === value}
                    disabled={disabled}
                    onToggle={() => toggle(item)}
                    className={cardClass}
                  >
                    {children(item)}
                  </ChoiceCard>
                </li>
              ))}
              {isFolded && (
                <li className="flex items-center">
                  <Button
                    disabled={disabled}
                    aria-label={`${t('change')}: ${label}`}
                    onClick={() => setChanging(true)}
                  >
                    {t('change')}
                  </Button>
                </li>
              )}
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
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} className={card} />
      ))}
    </div>
  )
}
