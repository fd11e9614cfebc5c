'use client'

import { UsersIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { SimpleList } from '@/components/resource/simple-list'
import { useListQuery } from '@/components/resource/use-list-query'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { useOpenUser } from './use-open-user'
import { useUserDelete } from './use-user-delete'
import { UserExport } from './user-export'
import { userList } from './user-list-state'
import { UserTable } from './user-table'

const UserDialog = dynamic(() => import('./user-dialog').then((module) => module.UserDialog), { ssr: false })

export function UserList() {
  const t = useTranslations('users')
  const query = useListQuery(userList)
  const list = useCall('users.list', { query: userList.query(query.params) })
  const { open, show } = useOpenUser()
  const { request: requestDelete, dialog } = useUserDelete(() => show(null))
  return (
    <>
      <SimpleList
        query={query}
        loaded={list}
        rows={({ users }) => users}
        t={t}
        exported={<UserExport params={query.params} />}
        skeleton={<Skeleton className="h-120" />}
        icon={<UsersIcon />}
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
      </SimpleList>
      {open !== null && list.error?.code !== 'UNAUTHORIZED' ? (
        <UserDialog key={open} person={open} onClose={() => show(null)} onDelete={requestDelete}>
          {dialog}
        </UserDialog>
      ) : (
        dialog
      )}
    </>
  )
}
