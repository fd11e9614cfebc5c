import { getTranslations } from 'next-intl/server'
import { historyMessages } from '@/components/field-registry'
import { paramsOf } from '@/components/resource/list-query'
import { AddUser, UserList } from '@/components/users/user-list'
import { userList } from '@/components/users/user-list-state'
import { prefetch } from '@/lib/agency/prefetch'
import { createTitleMetadata } from '../../page-title'
import { DashboardPage } from '../dashboard-page'

export const generateMetadata = createTitleMetadata('users.title')

export default async function UsersPage({ searchParams }: PageProps<'/users'>) {
  const t = await getTranslations('users')
  const request = userList.parse(paramsOf(await searchParams))
  return (
    <DashboardPage
      namespaces={[
        'users',
        'csv.export',
        'listing.list',
        'listing.lookupFailed',
        ...historyMessages('users'),
      ]}
      results={[await prefetch('users.list', { query: userList.toQuery(request) })]}
      fluid
      title={t('title')}
      subtitle={t('subtitle')}
      action={<AddUser />}
    >
      <UserList />
    </DashboardPage>
  )
}
