import { PlusIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { useDeferredValue, useState } from 'react'
import type { PropertyCard } from '#contract/property.ts'
import { FilterBox } from '@/components/ui/filter-box'
import { DataBoundary } from '@/components/records/data-boundary'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { thumbUrl } from '@/lib/format/media-url'
import { foreignLangOfApiText } from '@/lib/format/in-language'
import { HighlightPrice } from './highlight-card'

const pageSize = 12

export function HighlightPicker({
  highlightedIds,
  isFull,
  onAdd,
  onClose,
}: {
  highlightedIds: ReadonlySet<number>
  isFull: boolean
  onAdd: (card: PropertyCard) => void
  onClose: () => void
}) {
  const t = useTranslations('front-page.highlights')
  const tMenu = useTranslations('layout.menu')
  const locale = useLocale()
  const titleLangOf = ({ missing: missingLanguages }: PropertyCard) =>
    foreignLangOfApiText(locale, missingLanguages)
  const closeLabel = useTranslations('common')('close')
  const [query, setQuery] = useState('')
  const search = useDeferredValue(query.trim().slice(0, 100))
  const response = useCall('properties.list', {
    query: { itemsPerPage: pageSize, filter: search === '' ? {} : { search } },
  })
  return (
    <Dialog
      onClose={onClose}
      width={560}
      title={t('pick')}
      description={t('pickHelp')}
      closeLabel={closeLabel}
    >
      <FilterBox label={t('find')} value={query} onChange={setQuery} />
      <DataBoundary response={response} subject={t('these')} fallback={<Skeleton className="h-80" />}>
        {({ properties }) =>
          properties.length === 0 ? (
            <div className="py-6 text-center text-ink-soft">
              <p>{t(search === '' ? 'noneActive' : 'nothingFound')}</p>
              {search === '' && (
                <LinkButton href="/properties/new" icon={<PlusIcon />} className="mt-4">
                  {tMenu('newProperty')}
                </LinkButton>
              )}
            </div>
          ) : (
            <ul aria-label={t('pick')} className="max-h-96 divide-y divide-line overflow-y-auto">
              {properties.map((card) => (
                <li key={card.id} className="flex items-center gap-3 py-2">
                  {card.cover === null ? (
                    <span className="h-12 w-16 shrink-0 rounded bg-wash" />
                  ) : (
                    <img
                      src={thumbUrl('properties', card.id, card.cover)}
                      alt=""
                      loading="lazy"
                      className="h-12 w-16 shrink-0 rounded bg-wash object-cover"
                    />
                  )}
                  <span className="min-w-0 flex-1">
                    <span lang={titleLangOf(card)} className="block truncate font-medium">
                      {card.title}
                    </span>
                    <span className="figures block truncate text-sm text-ink-soft">
                      {card.reference} · <HighlightPrice card={card} />
                    </span>
                  </span>
                  {highlightedIds.has(card.id) ? (
                    <span className="px-2 text-sm text-ink-soft">{t('already')}</span>
                  ) : (
                    <Button
                      size="sm"
                      icon={<PlusIcon />}
                      disabled={isFull || card.disabled === 1}
                      aria-label={t('addOne', { name: `${card.reference} ${card.title}` })}
                      onClick={() => onAdd(card)}
                    >
                      {t('addThis')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </DataBoundary>
      {isFull && <p className="mt-3 text-sm text-warn">{t('full')}</p>}
    </Dialog>
  )
}
