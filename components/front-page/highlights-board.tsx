import { PlusIcon, SparklesIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { PropertyCard } from '#contract/property.ts'
import { useSortable } from '@/components/records/media/use-sortable'
import { ErrorState } from '@/components/resource/error-state'
import { notify } from '@/components/resource/notifier'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useAnnouncement } from '@/components/ui/use-announcement'
import { HighlightCard } from './highlight-card'
import { insertAt, useHighlights, removeHighlight } from './use-highlights'

const HighlightPicker = dynamic(() => import('./highlight-picker').then((module) => module.HighlightPicker), {
  ssr: false,
})

export function HighlightsBoard() {
  const t = useTranslations('front-page.highlights')
  const { response, cards, change } = useHighlights()
  const list = useRef<HTMLUListElement>(null)
  const [status, announce] = useAnnouncement()
  const [isPickerOpen, setPickerOpen] = useState(false)
  const isFull = cards.length >= limits.highlighted

  function move(from: number, to: number) {
    const card = cards[from]
    if (card === undefined || to < 0 || to >= cards.length || from === to) return
    announce(t('movedTo', { place: to + 1, total: cards.length }))
    void change(insertAt(card, to))
  }
  useSortable(list, move)

  async function remove(card: PropertyCard, index: number) {
    if (!(await change(removeHighlight(card.id)))) return
    notify({
      text: t('removed', { name: card.reference }),
      action: { label: t('undo'), run: () => void change(insertAt(card, index)) },
    })
  }

  const addButton = (
    <Button icon={<PlusIcon />} onClick={() => setPickerOpen(true)}>
      {t('add')}
    </Button>
  )
  return (
    <Section
      title={t('title')}
      help={t('help', { max: limits.highlighted })}
      action={
        <div className="flex flex-wrap items-center gap-3">
          {response.data !== undefined && (
            <p role="status" className="figures text-sm whitespace-nowrap text-ink-soft">
              {t('count', { count: cards.length, max: limits.highlighted })}
            </p>
          )}
          {cards.length > 0 && addButton}
        </div>
      }
    >
      {status}
      <p id="highlight-keys" className="sr-only">
        {t('keys')}
      </p>
      {cards.length === 0 &&
        (response.error !== undefined ? (
          <ErrorState
            error={response.error}
            onRetry={() => void response.mutate()}
            isRetrying={response.isValidating}
          />
        ) : response.data === undefined ? (
          <Skeleton className="h-72" />
        ) : (
          <EmptyState icon={<SparklesIcon />} title={t('none')} text={t('noneHelp')} action={addButton} />
        ))}
      <ul
        ref={list}
        aria-label={t('title')}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] sm:gap-4"
      >
        {cards.map((card, index) => (
          <li
            key={card.id}
            className="relative overflow-hidden rounded-lg border border-line bg-surface [&.sortable-fallback]:shadow-raised"
          >
            <HighlightCard
              card={card}
              index={index}
              total={cards.length}
              onMove={(by) => move(index, index + by)}
              onRemove={() => void remove(card, index)}
            />
          </li>
        ))}
      </ul>
      {isPickerOpen && (
        <HighlightPicker
          highlightedIds={new Set(cards.map(({ id }) => id))}
          isFull={isFull}
          onAdd={(card) => void change(insertAt(card, cards.length))}
          onClose={() => setPickerOpen(false)}
        />
      )}
    </Section>
  )
}
