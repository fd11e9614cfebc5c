'use client'

import { useTranslations } from 'next-intl'
import type { ExportPlace } from '#contract/portal-places.ts'
import { AdvertCard } from '@/components/portals/advert-card'
import { AdvertProblemsCard } from '@/components/portals/advert-problems-card'
import { PublicationReport } from '@/components/portfolio/publication-report'
import { DataBoundary } from '@/components/records/data-boundary'
import { LinkButton } from '@/components/ui/link-button'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { PropertyEditor } from '../form/property-form'
import { useFormFacts, usePropertyPublications } from './property-portals'

export function PublicationLog({ id, places }: { id: number; places: readonly ExportPlace[] }) {
  const t = useTranslations('properties.portals')
  const tPortal = useTranslations('portals.names')
  return (
    <section aria-labelledby="export-log-heading" className="space-y-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="export-log-heading" className="text-lg">
            {t('logTitle')}
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">{t('logHelp')}</p>
        </div>
        <nav aria-label={t('checkers')} className="flex flex-wrap gap-2">
          {places.map((place) => (
            <LinkButton key={place} size="sm" href={`/properties/edit/${id}/general/checkInsertion/${place}`}>
              {t('check', { portal: tPortal(place) })}
            </LinkButton>
          ))}
        </nav>
      </div>
      <Report id={id} place={null} />
    </section>
  )
}

export function AdvertCheck({ id, place }: { id: number; place: ExportPlace }) {
  const t = useTranslations('properties.portals')
  const tPortal = useTranslations('portals.names')
  return (
    <div className="space-y-6">
      <section aria-labelledby="checker-heading" className="space-y-4">
        <div>
          <h2 id="checker-heading" className="text-lg">
            {t('checkerTitle', { portal: tPortal(place) })}
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">{t('checkerHelp')}</p>
        </div>
        <AdvertCard id={id} place={place} />
        <AdvertProblems id={id} place={place} />
        <Report id={id} place={place} />
      </section>
      <PropertyEditor id={id} />
    </div>
  )
}

/** Checks the saved General values, and the location and photos that the API reports, against the portal's rules. */
function AdvertProblems({ id, place }: { id: number; place: ExportPlace }) {
  const facts = useFormFacts(id)
  const reportedFacts = usePropertyPublications(id).data?.facts
  if (facts === undefined || reportedFacts === undefined) return null
  return <AdvertProblemsCard {...{ id, place, facts, reportedFacts }} />
}

function Report({ id, place }: { id: number; place: ExportPlace | null }) {
  const t = useTranslations('properties.portals')
  const check = useCall('portals.checkInsertion', place === null ? null : { params: { place, id } })
  const publications =
    useCall('portals.ofProperty', place === null ? { params: { id } } : null).data?.exports ?? []
  const isOnline =
    place === null
      ? publications.length > 0 && publications.every(({ state }) => state === 'success')
      : check.data?.view_data.result === 'success'
  return (
    <DataBoundary
      response={useCall('properties.exporterLog', { params: { id } })}
      subject={t('thisLog')}
      fallback={<Skeleton className="h-40" />}
    >
      {({ block: { exporter_log: rows } }) => (
        <PublicationReport
          label={t('logTitle')}
          isOnline={isOnline}
          rows={rows.filter((row) => place === null || row.place === null || row.place === place)}
        />
      )}
    </DataBoundary>
  )
}
