import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { MessagePage } from '@/components/inbox/message-view'
import { agentPickerArgs } from '@/components/records/agent-picker-args'
import { isMaybeUnsupported } from '@/components/resource/unsupported-call'
import { requireSession } from '@/lib/agency/current-session'
import { prefetch } from '@/lib/agency/prefetch'
import { DashboardPage } from '../../../dashboard-page'
import { requireId, notFoundIfMissing } from '../../../record-id'
import { toRecordMetadata } from '../../../record-metadata'

export async function generateMetadata({ params }: PageProps<'/inbox/read/[id]'>): Promise<Metadata> {
  const t = await getTranslations('inbox')
  const result = await prefetchMessage(requireId((await params).id))
  if ('error' in result)
    return isMaybeUnsupported(result.error)
      ? { title: t('readTitle') }
      : toRecordMetadata(t('readTitle'), result.error)
  const { body, title } = result.data.message
  return toRecordMetadata(t('readTitle'), body.subject || title)
}

const prefetchMessage = cache((id: number) => prefetch('inbox.get', { params: { id } }))

export default async function ReadPage({ params }: PageProps<'/inbox/read/[id]'>) {
  const id = requireId((await params).id)
  const t = await getTranslations('inbox')
  const { user } = await requireSession()
  const result = await prefetchMessage(id)
  // APIs without an endpoint for a single message still return it in the list.
  if (!('error' in result && isMaybeUnsupported(result.error))) notFoundIfMissing(result)
  const agents = await prefetch('agents.list', agentPickerArgs)
  const title =
    'data' in result ? result.data.message.body.subject || result.data.message.title : t('readTitle')
  return (
    <DashboardPage results={[result, agents]} title={title} back={{ href: '/inbox', label: t('back') }}>
      <MessagePage id={id} userName={user.name} />
    </DashboardPage>
  )
}
