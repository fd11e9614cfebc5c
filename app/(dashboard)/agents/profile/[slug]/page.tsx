import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { idOfProfile } from '@/components/agents/agent-name'
import { AgentProfile } from '@/components/agents/agent-profile'
import { prefetch } from '@/lib/agency/prefetch'
import { fullNameOf } from '@/lib/format/full-name'
import { DashboardPage } from '../../../dashboard-page'
import { notFoundIfMissing } from '../../../record-id'
import { toRecordMetadata } from '../../../record-metadata'

export async function generateMetadata({ params }: PageProps<'/agents/profile/[slug]'>): Promise<Metadata> {
  const t = await getTranslations('agents')
  const record = await prefetchAgent(idOfProfile((await params).slug) ?? notFound())
  return toRecordMetadata(t('profileTitle'), 'error' in record ? record.error : fullNameOf(record.data.agent))
}

const prefetchAgent = cache((id: number) => prefetch('agents.get', { params: { id } }))

export default async function AgentProfilePage({ params }: PageProps<'/agents/profile/[slug]'>) {
  const t = await getTranslations('agents')
  const id = idOfProfile((await params).slug) ?? notFound()
  const [agent, portfolio] = await Promise.all([
    prefetchAgent(id),
    prefetch('agents.portfolio', { params: { id } }),
  ])
  return (
    <DashboardPage
      results={[notFoundIfMissing(agent), portfolio]}
      title={t('profileTitle')}
      subtitle={t('profileSubtitle')}
      back={{ href: '/agents/listings', label: t('listTitle') }}
    >
      <AgentProfile id={id} />
    </DashboardPage>
  )
}
