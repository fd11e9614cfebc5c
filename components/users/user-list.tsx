'use client'

import { UsersIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { ListPages } from '@/components/resource/list-pages'
import { ListTools } from '@/components/resource/list-tools'
import { ResourceList } from '@/components/resource/resource-list'
import { useListQuery } from '@/components/resource/use-list-query'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { useOpenUser } from './use-open-user'
import { useUserDelete } from './use-user-delete'
import { UserExport } from './user-export'
import { userQuery, userSorts } from './user-list-state'
import { UserTable } from './user-table'

const UserDialog = dynamic(() => import('./user-dialog').then((module) => module.UserDialog), { ssr: false })

/** The users, with search, sorting and pages, and the dialog to add or edit one. */
export function UserList() {
  const t = useTranslations('users')
  const query = useListQuery(userSorts)
  const list = useCall('users.list', { query: userQuery(query.params) })
  const { open, show } = useOpenUser()
  const { request: requestDelete, dialog } = useUserDelete(() => show(null))
  const total = list.data?.total ?? 0
  const allowed = list.error?.code !== 'UNAUTHORIZED'
  return (
    <>
      {allowed && (
        <ListTools
          count={list.data === undefined ? '' : t('count', { total })}
          search={query.search}
          searchLabel={t('find')}
          onSearch={query.type}
          exported={<UserExport params={query.params} />}
          sort={query.params.sort}
          sorts={userSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          onSort={query.sortBy}
        />
      )}
      <ResourceList
        loaded={list}
        rows={({ users }) => users}
        skeleton={<Skeleton className="h-120" />}
        pending={list.isLoading}
        paging={{ total, perPage: limits.rowsPerPage }}
        onClearFilters={query.params.search === '' ? undefined : query.clear}
        nothingYet={{ icon: <UsersIcon />, title: t('none') }}
      >
        {(users) => (
          <UserTable
            users={users}
            sort={query.params.sort}
            onSort={query.sortBy}
            onEdit={({ id }) => show(id)}
            onDelete={requestDelete}
          />
        )}
      </ResourceList>
      <div className="mt-8 flex justify-center">
        <ListPages total={total} perPage={limits.rowsPerPage} />
      </div>
      {open !== null && allowed ? (
        <UserDialog key={open} person={open} onClose={() => show(null)} onDelete={requestDelete}>
          {dialog}
        </UserDialog>
      ) : (
        dialog
      )}
    </>
  )
}
