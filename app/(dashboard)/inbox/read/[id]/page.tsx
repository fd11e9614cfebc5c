import { ArrowLeftIcon } from '@heroicons/react/24/outline'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { agentChoices } from '@/components/agents/agent-picker-choices'
import { MessagePage } from '@/components/inbox/message-page'
import { Page } from '@/components/layout/page'
import { lacksCall } from '@/components/resource/lacks-call'
import { LinkButton } from '@/components/ui/button'
import { requireSession } from '@/lib/agency/current-session'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { idOf, orMissing } from '../../../record-address'
import { recordTitle } from '../../../record-title'

export async function generateMetadata({ params }: PageProps<'/inbox/read/[id]'>): Promise<Metadata> {
  const t = await getTranslations('inbox')
  const record = await prefetchMessage(idOf((await params).id))
  if ('error' in record)
    return lacksCall(record.error) ? { title: t('readTitle') } : recordTitle(t('readTitle'), record.error)
  const { body, title } = record.data.message
  return recordTitle(t('readTitle'), body.subject || title)
}

const prefetchMessage = cache((id: number) => prefetch('inbox.get', { params: { id } }))

export default async function ReadPage({ params }: PageProps<'/inbox/read/[id]'>) {
  const id = idOf((await params).id)
  const t = await getTranslations('inbox')
  const { user } = await requireSession()
  const request = await prefetchMessage(id)
  // APIs without an endpoint for a single message still return it in the list.
  if (!('error' in request && lacksCall(request.error))) orMissing(request)
  const agents = await prefetch('agents.list', agentChoices)
  const title =
    'data' in request ? request.data.message.body.subject || request.data.message.title : t('readTitle')
  const back = (
    <LinkButton href="/inbox" icon={<ArrowLeftIcon aria-hidden />}>
      {t('back')}
    </LinkButton>
  )
  return (
    <Page title={title} action={back}>
      <PrefetchBoundary results={[request, agents]}>
        <MessagePage id={id} author={user.name} />
      </PrefetchBoundary>
    </Page>
  )
}
