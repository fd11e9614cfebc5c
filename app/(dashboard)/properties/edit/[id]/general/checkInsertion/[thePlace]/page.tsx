import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { ExportPlace } from '#contract/export-log.ts'
import { AdvertCheck } from '@/components/properties/record/publication-log'
import { prefetchPropertyLookups } from '@/components/properties/property-lookups'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../../../record-id'

type Props = PageProps<'/properties/edit/[id]/general/checkInsertion/[thePlace]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations()
  const { data: place } = ExportPlace.safeParse((await params).thePlace)
  return place === undefined
    ? {}
    : { title: t('properties.portals.checkerTitle', { portal: t(`portals.names.${place}`) }) }
}

export default async function AdvertCheckPage({ params }: Props) {
  const { id: segment, thePlace } = await params
  const id = requireId(segment)
  const { data: place } = ExportPlace.safeParse(thePlace)
  if (place === undefined) notFound()
  const results = await Promise.all([
    prefetch('properties.exporterLog', { params: { id } }),
    ...prefetchPropertyLookups(),
  ])
  return (
    <PrefetchBoundary results={results}>
      <AdvertCheck id={id} place={place} />
    </PrefetchBoundary>
  )
}
