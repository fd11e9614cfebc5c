import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { InstructionGuide } from '@/components/guide/instruction-guide'
import { loadGuide } from '@/components/guide/load-guide'
import { topicOf } from '@/components/guide/outline'
import { requireSession } from '@/lib/agency/current-session'
import { DashboardPage } from '../../dashboard-page'

type Props = PageProps<'/instructionGuide/[[...topic]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { topic: segments }] = await Promise.all([getTranslations('guide'), params])
  const topic = segments === undefined ? null : topicOf(segments)
  if (topic === null) return { title: t('title') }
  const { topics } = await loadGuide(await getLocale())
  return { title: `${topics[topic].title} · ${t('title')}` }
}

export default async function GuidePage({ params, searchParams }: Props) {
  await requireSession()
  const [t, { topic: segments }, { search }] = await Promise.all([
    getTranslations('guide'),
    params,
    searchParams,
  ])
  const topic = topicOf(segments) ?? notFound()
  return (
    <DashboardPage namespaces={['guide']} fluid title={t('title')} subtitle={t('subtitle')}>
      <InstructionGuide
        topic={topic}
        search={typeof search === 'string' ? search.trim().slice(0, 100) : ''}
      />
    </DashboardPage>
  )
}
