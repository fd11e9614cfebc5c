import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { InboxList } from '@/components/inbox/inbox-list'
import { inboxQuery, readInbox } from '@/components/inbox/inbox-state'
import { Page } from '@/components/layout/page'
import { requireSession } from '@/lib/agency/current-session'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('inbox'))('title') }
}

export default async function InboxPage({ searchParams }: PageProps<'/inbox'>) {
  const request = Object.entries(await searchParams).filter((entry) => typeof entry[1] === 'string')
  const query = inboxQuery(
    readInbox(new URLSearchParams(request.map(([name, value]) => [name, String(value)]))),
  )

  const [{ user }, list, t] = await Promise.all([
    requireSession(),
    prefetch('inbox.list', query),
    getTranslations('inbox'),
  ])
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <PrefetchBoundary results={[list]}>
        <InboxList author={user.name} mayExport={user.role === 'Administrator'} />
      </PrefetchBoundary>
    </Page>
  )
}
