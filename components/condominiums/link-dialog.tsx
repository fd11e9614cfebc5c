'use client'

import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { PropertyCard as Property } from '#contract/property.ts'
import { ResourceList } from '@/components/resource/resource-list'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ScrollArea } from '@/components/ui/scroll-area'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { LinkChoice } from './link-choice'

const shown = 20

/** Finds properties by reference or title and links those chosen; a choice stays while one looks for the next. */
export function LinkDialog({
  id,
  pending,
  onClose,
  onLink,
}: {
  id: number
  pending: boolean
  onClose: () => void
  onLink: (properties: readonly Property[]) => Promise<boolean>
}) {
  const t = useTranslations('condominiums.properties')
  const common = useTranslations('common')
  const [typed, setTyped] = useState('')
  const search = useLater(typed.trim())
  const [chosen, setChosen] = useState<ReadonlyMap<number, Property>>(new Map())
  const list = useCall('properties.list', {
    query: {
      itemsPerPage: shown,
      sortBy: 'reference',
      sortDesc: false,
      filter: search === '' ? {} : { search },
    },
  })

  function toggle(property: Property) {
    const next = new Map(chosen)
    if (!next.delete(property.id)) next.set(property.id, property)
    setChosen(next)
  }

  async function link() {
    if (await onLink([...chosen.values()])) onClose()
  }

  return (
    <Dialog
      open
      width={640}
      onClose={pending ? undefined : onClose}
      closeLabel={common('close')}
      title={t('link')}
      description={t('linkHelp')}
      actions={
        <>
          <Button disabled={pending} onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            variant="primary"
            loading={pending}
            disabled={chosen.size === 0}
            onClick={() => void link()}
          >
            {t('linkChosen', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className="relative mb-3">
        <MagnifyingGlassIcon
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          data-autofocus
          aria-label={t('find')}
          placeholder={t('find')}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
          className="entry pl-10"
        />
      </div>
      <ScrollArea label={t('found')} className="h-80 overflow-y-auto rounded-lg border border-line">
        <ResourceList
          loaded={list}
          rows={({ properties }) => properties}
          skeleton={<Skeleton className="h-78 rounded-none" />}
          pending={list.isLoading}
          nothingYet={{ title: t('noneFound') }}
        >
          {(properties, { total }) => (
            <>
              <ul className="divide-y divide-line">
                {properties.map((property) => (
                  <LinkChoice
                    key={property.id}
                    property={property}
                    here={id}
                    chosen={chosen.has(property.id)}
                    onToggle={toggle}
                  />
                ))}
              </ul>
              {total > shown && (
                <p className="px-3 py-3 text-center text-sm text-ink-soft">
                  {t('moreFound', { count: total - shown })}
                </p>
              )}
            </>
          )}
        </ResourceList>
      </ScrollArea>
    </Dialog>
  )
}

/** What was typed, once typing pauses as long as the specification's searches do. */
function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), limits.searchDelayMs)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
