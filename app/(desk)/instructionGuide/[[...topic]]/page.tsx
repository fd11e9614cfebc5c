import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { InstructionGuide } from '@/components/guide/instruction-guide'
import { topicOf } from '@/components/guide/outline'
import { Messages } from '@/components/layout/messages'
import { Page } from '@/components/layout/page'
import { requireSession } from '@/lib/agency/current-session'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('guide'))('title') }
}

export default async function GuidePage({
  params,
  searchParams,
}: PageProps<'/instructionGuide/[[...topic]]'>) {
  await requireSession()
  const [t, { topic: segments }, { search }] = await Promise.all([
    getTranslations('guide'),
    params,
    searchParams,
  ])
  const topic = topicOf(segments) ?? notFound()
  return (
    <Messages of={['guide']}>
      <Page fluid title={t('title')} subtitle={t('subtitle')}>
        <InstructionGuide
          topic={topic}
          search={typeof search === 'string' ? search.trim().slice(0, 100) : ''}
        />
      </Page>
    </Messages>
  )
}
