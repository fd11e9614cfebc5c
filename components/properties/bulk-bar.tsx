'use client'

import { ArchiveBoxIcon, ArrowUturnUpIcon, StarIcon, TagIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { notifyError } from '@/components/resource/notifier'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { Dot } from '@/components/listing/card/tag-items'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'
import { allMatching, type BulkAction, bulkMax } from './bulk-actions'
import { BulkDialog } from './bulk-dialog'
import type { PropertyState } from './listing-filters'
import type { ListingState } from './listing-state'
import { useBulk } from './use-bulk'
import type { Selection } from './use-selection'

/** What can be done to the chosen properties, at the foot of the window while there are any. */
export function BulkBar({
  state,
  listing,
  total,
  selection,
}: {
  state: PropertyState
  listing: ListingState
  total: number
  selection: Selection
}) {
  const t = useTranslations('properties.bulk')
  const { run, ask, ...running } = useBulk(selection)
  const [gathering, setGathering] = useState(false)
  const count = selection.items.size
  const more = Math.min(total, bulkMax)

  async function chooseAll() {
    setGathering(true)
    try {
      selection.set(await allMatching(state, listing))
    } catch (error) {
      notifyError(asAgencyError(error))
    } finally {
      setGathering(false)
    }
  }

  return (
    <>
      {count > 0 && (
        <section
          aria-label={t('title')}
          className="sticky bottom-4 z-10 mx-auto mt-6 flex w-fit max-w-full animate-rise flex-wrap items-center gap-x-2 gap-y-1.5 rounded-xl border border-line bg-raised p-2 pl-4 shadow-dialog"
        >
          <p role="status" className="figures mr-1 font-medium">
            {t('chosen', { count })}
          </p>
          {count < more && (
            <Button size="sm" variant="quiet" loading={gathering} onClick={() => void chooseAll()}>
              {total > bulkMax
                ? t('chooseFirst', { count: bulkMax, total })
                : t('chooseAll', { count: total })}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={selection.clear}>
            {t('clear')}
          </Button>
          <span aria-hidden className="mx-1 h-6 w-px bg-line max-md:hidden" />
          <Button
            size="sm"
            icon={state === 'archived' ? <ArrowUturnUpIcon /> : <ArchiveBoxIcon />}
            onClick={() => ask({ kind: state === 'archived' ? 'unarchive' : 'archive' })}
          >
            {t(state === 'archived' ? 'unarchive' : 'archive')}
          </Button>
          <TagMenu onChoose={ask} />
          <Menu
            button={
              <Button size="sm" icon={<StarIcon />}>
                {t('highlighting')}
              </Button>
            }
          >
            <MenuItem onSelect={() => ask({ kind: 'highlight' })}>{t('highlight')}</MenuItem>
            <MenuItem onSelect={() => ask({ kind: 'unhighlight' })}>{t('unhighlight')}</MenuItem>
          </Menu>
          <Button
            size="sm"
            className="text-danger!"
            icon={<TrashIcon />}
            onClick={() => ask({ kind: 'delete' })}
          >
            {t('delete')}
          </Button>
        </section>
      )}
      {run !== null && <BulkDialog run={run} {...running} />}
    </>
  )
}

function TagMenu({ onChoose }: { onChoose: (action: BulkAction) => void }) {
  const t = useTranslations('properties.bulk')
  return (
    <Menu
      button={
        <Button size="sm" icon={<TagIcon />}>
          {t('tag')}
        </Button>
      }
    >
      <TagLines onChoose={onChoose} />
    </Menu>
  )
}

function TagLines({ onChoose }: { onChoose: (action: BulkAction) => void }) {
  const t = useTranslations('properties.bulk')
  const locale = useLocale()
  const { data } = useCall('properties.tags', {})
  return (
    <>
      {data?.tags.map(({ id, kind, i18n }) => {
        const name = inLanguage(i18n.tag, locale)
        return (
          <MenuItem
            key={id}
            icon={<Dot kind={kind} />}
            onSelect={() => onChoose({ kind: 'tag', tag: { id, name, kind } })}
          >
            <span className="capitalize">{name}</span>
          </MenuItem>
        )
      })}
      <MenuLine />
      <MenuItem icon={<Dot kind={null} />} onSelect={() => onChoose({ kind: 'tag', tag: null })}>
        {t('noTag')}
      </MenuItem>
    </>
  )
}
