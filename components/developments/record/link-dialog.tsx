import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { PropertyCard as Property } from '#contract/property.ts'
import { ResourceList } from '@/components/resource/resource-list'
import { useDebouncedInput } from '@/components/resource/use-debounced-input'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ScrollArea } from '@/components/ui/scroll-area'
import { IconSearchInput } from '@/components/ui/search-input'
import { OptionSelect } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { LinkChoice } from './link-choice'

const pageSize = 20
const propertyStates = ['active', 'sold', 'archived', 'low_cost'] as const

/** Links properties found by reference or title. The selection survives further searches. */
export function LinkDialog({
  id,
  isPending,
  onClose,
  onLink,
}: {
  id: number
  isPending: boolean
  onClose: () => void
  onLink: (properties: readonly Property[]) => Promise<boolean>
}) {
  const t = useTranslations('condominiums.properties')
  const tCommon = useTranslations('common')
  const [search, setSearch] = useState('')
  const query = useDebouncedInput(search, (text) => setSearch(text.trim()), limits.searchDelayMs)
  const [state, setState] = useState<(typeof propertyStates)[number]>('active')
  const [selected, setSelected] = useState<ReadonlyMap<number, Property>>(new Map())
  const list = useCall('properties.list', {
    query: {
      itemsPerPage: pageSize,
      sortBy: 'reference',
      sortDesc: false,
      filter: search === '' ? { state } : { state, search },
    },
  })

  function toggle(property: Property) {
    const newSelected = new Map(selected)
    if (!newSelected.delete(property.id)) newSelected.set(property.id, property)
    setSelected(newSelected)
  }

  async function link() {
    if (await onLink([...selected.values()])) onClose()
  }

  return (
    <Dialog
      width={640}
      onClose={isPending ? undefined : onClose}
      closeLabel={tCommon('close')}
      title={t('link')}
      description={t('linkHelp')}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button
            variant="primary"
            loading={isPending}
            disabled={selected.size === 0}
            onClick={() => void link()}
          >
            {t('linkChosen', { count: selected.size })}
          </Button>
        </>
      }
    >
      <div className="mb-3 flex gap-2">
        <IconSearchInput
          data-autofocus
          label={t('find')}
          value={query.value}
          maxLength={100}
          onChange={query.change}
          className="min-w-0 flex-1"
        />
        <OptionSelect
          aria-label={t('states.label')}
          options={propertyStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          value={state}
          onChange={setState}
          className="shrink-0"
        />
      </div>
      <ScrollArea label={t('found')} className="h-80 overflow-y-auto rounded-lg border border-line">
        <ResourceList
          result={list}
          getRows={({ properties }) => properties}
          skeleton={<Skeleton className="h-78 rounded-none" />}
          isPending={list.isLoading}
          emptyState={{ title: t('noneFound') }}
        >
          {(properties, { total }) => (
            <>
              <ul className="divide-y divide-line">
                {properties.map((property) => (
                  <LinkChoice
                    key={property.id}
                    property={property}
                    developmentId={id}
                    selected={selected.has(property.id)}
                    onToggle={toggle}
                  />
                ))}
              </ul>
              {total > pageSize && (
                <p className="px-3 py-3 text-center text-sm text-ink-soft">
                  {t('moreFound', { count: total - pageSize })}
                </p>
              )}
            </>
          )}
        </ResourceList>
      </ScrollArea>
    </Dialog>
  )
}
