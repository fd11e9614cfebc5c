import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { idOfProfile } from '@/components/agents/agent-name'
import { AgentProfile } from '@/components/agents/agent-profile'
import { Page } from '@/components/layout/page'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { orMissing } from '../../../record-address'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('agents'))('profileTitle') }
}

export default async function AgentProfilePage({ params }: PageProps<'/agents/profile/[slug]'>) {
  const [t, id] = [await getTranslations('agents'), idOfProfile((await params).slug) ?? notFound()]
  const [agent, portfolio] = await Promise.all([
    prefetch('agents.get', { params: { id } }),
    prefetch('agents.portfolio', { params: { id } }),
  ])
  return (
    <Page title={t('profileTitle')} subtitle={t('profileSubtitle')}>
      <PrefetchBoundary results={[orMissing(agent), portfolio]}>
        <AgentProfile id={id} />
      </PrefetchBoundary>
    </Page>
  )
}
