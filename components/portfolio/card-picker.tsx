import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldBinding, type FieldProps, useFieldBinding } from '@/components/fields/field-binding'
import { FieldsetFrame } from '@/components/fields/field-frame'
import { ChoiceCard } from '@/components/records/choice-card'
import { DataBoundary } from '@/components/records/data-boundary'
import type { LoadState } from '@/components/resource/resource-list'
import { Button } from '@/components/ui/button'
import { FilterBox, useTextFilter } from '@/components/ui/filter-box'
import { Skeleton } from '@/components/ui/skeleton'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'

const searchThreshold = 9

export function CardPicker<V extends FieldValues, T, Data, Item extends { id: number }>({
  control,
  name,
  label,
  disabled,
  resource,
  response,
  itemsOf,
  nameOf,
  skeleton,
  cardClass,
  children,
}: FieldBinding<V, T, number | null | undefined> &
  Omit<FieldProps, 'help'> & {
    resource: 'agents' | 'districts'
    response: LoadState<Data>
    itemsOf: (data: Data) => readonly Item[]
    nameOf: (item: Item) => string
    skeleton: { cards: number; card: string }
    cardClass: string
    children: (item: Item) => ReactNode
  }) {
  const { value, change, error, ref } = useFieldBinding({ control, name })
  const items = response.data === undefined ? [] : itemsOf(response.data)
  const t = useTranslations(resource)
  const tForm = useTranslations('listing.form')
  const formatWithLabel = useLabelFormatter()
  const { query, setQuery, matches } = useTextFilter(items, nameOf)
  const [isChanging, setChanging] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const selectedItem = items.find(({ id }) => id === value)
  const isCollapsed = selectedItem !== undefined && !isChanging
  useEffect(() => {
    if (isChanging) list.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }, [isChanging])

  function toggle(item: Item) {
    change(item.id === value ? null : item.id)
    setChanging(false)
  }
  return (
    <FieldsetFrame
      {...{ label, error }}
      help={response.data !== undefined && items.length === 0 ? undefined : tForm('pressAgain')}
    >
      <DataBoundary
        response={response}
        subject={t('several')}
        fallback={
          <div className="grid gap-2.5 sm:grid-cols-2">
            {Array.from({ length: skeleton.cards }, (_, index) => (
              <Skeleton key={index} className={skeleton.card} />
            ))}
          </div>
        }
      >
        {() => (
          <div ref={ref} tabIndex={-1} className="outline-none">
            {items.length === 0 && (
              <p className="text-sm text-ink-soft">
                {t('none')}{' '}
                <Link href={`/${resource}/add`} className="text-brand-strong underline underline-offset-2">
                  {t('addTitle')}
                </Link>
              </p>
            )}
            {items.length > searchThreshold && !isCollapsed && (
              <FilterBox label={t('find')} value={query} onChange={setQuery} />
            )}
            <ul ref={list} className="grid grid-cols-1 gap-2.5 sm:grid-cols-2">
              {(isCollapsed ? [selectedItem] : matches).map((item) => (
                <li key={item.id}>
                  <ChoiceCard
                    name={name}
                    selected={item.id === value}
                    disabled={disabled}
                    onToggle={() => toggle(item)}
                    className={cardClass}
                  >
                    {children(item)}
                  </ChoiceCard>
                </li>
              ))}
              {isCollapsed && (
                <li className="flex items-center">
                  <Button
                    disabled={disabled}
                    aria-label={formatWithLabel(tForm('change'), label)}
                    onClick={() => setChanging(true)}
                  >
                    {tForm('change')}
                  </Button>
                </li>
              )}
            </ul>
          </div>
        )}
      </DataBoundary>
    </FieldsetFrame>
  )
}
