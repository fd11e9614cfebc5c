import { getTranslations } from 'next-intl/server'
import { historyMessages } from '@/components/field-registry'
import { ClientMessages } from '@/components/layout/client-messages'
import { Page } from '@/components/layout/page'
import { paramsOf } from '@/components/resource/list-query'
import { AddUser, UserList } from '@/components/users/user-list'
import { userList } from '@/components/users/user-list-state'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('users.title')

export default async function UsersPage({ searchParams }: PageProps<'/users'>) {
  const t = await getTranslations('users')
  const request = userList.parse(paramsOf(await searchParams))
  return (
    <ClientMessages
      namespaces={[
        'users',
        'csv.export',
        'listing.list',
        'listing.lookupFailed',
        ...historyMessages('users'),
      ]}
    >
      <Page fluid title={t('title')} subtitle={t('subtitle')} action={<AddUser />}>
        <PrefetchBoundary results={[await prefetch('users.list', { query: userList.toQuery(request) })]}>
          <UserList />
        </PrefetchBoundary>
      </Page>
    </ClientMessages>
  )
}
