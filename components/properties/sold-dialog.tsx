import { CheckCircleIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PropertyCard } from '#contract/property.ts'
import { AdvertsNote, useAdverts } from '@/components/portfolio/adverts/adverts-note'
import type { QuickChange } from '@/components/portfolio/list/quick-change'
import { DataBoundary } from '@/components/records/data-boundary'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useTagFormatter } from '@/components/records/use-tag-formatter'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'

export function SoldDialog({
  property,
  onCancel,
  onSell,
}: {
  property: Pick<PropertyCard, 'id' | 'reference' | 'title' | 'highlighted'>
  onCancel: () => void
  onSell: (changes: [QuickChange, ...QuickChange[]]) => void
}) {
  const t = useTranslations('properties.list')
  const tCommon = useTranslations('common')
  const locale = useLocale()
  const formatTag = useTagFormatter()
  const response = useCall('properties.tags', {})
  const adverts = useAdverts({ properties: [property.id] })
  const soldTag = response.data?.tags.find(({ kind }) => kind === 'sold')
  function sell() {
    if (soldTag === undefined) return
    onSell([
      { block: 'tag_id', value: soldTag.id, tag: inLanguage(soldTag.i18n.tag, locale), tag_kind: 'sold' },
      ...(property.highlighted === 1 ? [{ block: 'highlighted' as const, value: 0 as const }] : []),
    ])
  }

  return (
    <Dialog
      onClose={onCancel}
      title={t('sellTitle', { reference: property.reference })}
      description={property.title}
      actions={
        <>
          <Button onClick={onCancel}>{tCommon('cancel')}</Button>
          <Button
            variant="primary"
            disabled={soldTag === undefined || adverts.isLoading}
            data-autofocus
            onClick={sell}
          >
            {t('sell')}
          </Button>
        </>
      }
    >
      <DataBoundary response={response} subject={t('tags')} fallback={<Skeleton className="h-16" />}>
        {() =>
          soldTag === undefined ? (
            <p className="text-danger">{t('noSoldTag')}</p>
          ) : (
            <ul className="space-y-2.5">
              <Step>{t('sellTag', { tag: formatTag('sold', inLanguage(soldTag.i18n.tag, locale)) })}</Step>
              {property.highlighted === 1 && <Step>{t('sellHighlight')}</Step>}
              <Step>{t('sellMoves')}</Step>
            </ul>
          )
        }
      </DataBoundary>
      <AdvertsNote properties={[property.id]} />
    </Dialog>
  )
}

function Step({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <CheckCircleIcon aria-hidden className="size-5 shrink-0 text-good" />
      {children}
    </li>
  )
}
