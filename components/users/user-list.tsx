'use client'

import { PlusIcon, UsersIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import type { User } from '#contract/users.ts'
import type { Column } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import { SimpleList } from '@/components/resource/simple-list'
import { useConfirmDelete } from '@/components/resource/use-confirm-delete'
import { useFieldHeaders } from '@/components/resource/use-field-texts'
import { useListQuery } from '@/components/resource/use-list-query'
import { useQueryString } from '@/components/resource/use-query-string'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useSession } from '@/lib/agency/use-session'
import { userFields } from './fields'
import { userList, type UserListState } from './user-list-state'
import { UserTable } from './user-table'

const UserDialog = dynamic(() => import('./user-dialog').then((module) => module.UserDialog), { ssr: false })

export function UserList() {
  const t = useTranslations('users')
  const list = useListQuery(userList)
  const result = useCall('users.list', { query: userList.toQuery(list.request) })
  const { dialogUser, setDialogUser } = useDialogUser()
  const { requestDelete, dialog } = useConfirmDelete<User>({
    remove: (id) => call('users.remove', { params: { id } }),
    titleOf: ({ name, email }) => `${name} · ${email}`,
    help: () => <p className="mt-3 text-sm text-ink-soft">{t('deleteHelp')}</p>,
    revalidate: ['users'],
    onDeleted: () => setDialogUser(null),
    closeOnFailure: true,
  })
  return (
    <>
      <SimpleList
        list={list}
        result={result}
        getRows={({ users }) => users}
        t={t}
        exportButton={<UserExport request={list.request} />}
        skeleton={<Skeleton className="h-120" />}
        icon={<UsersIcon />}
      >
        {(users) => (
          <UserTable
            users={users}
            sort={list.request.sort}
            onSort={list.sortBy}
            onEdit={({ id }) => setDialogUser(id)}
            onDelete={requestDelete}
          />
        )}
      </SimpleList>
      {dialogUser !== null && result.error?.code !== 'UNAUTHORIZED' ? (
        <UserDialog
          key={dialogUser}
          person={dialogUser}
          onClose={() => setDialogUser(null)}
          onDelete={requestDelete}
        >
          {dialog}
        </UserDialog>
      ) : (
        dialog
      )}
    </>
  )
}

function UserExport({ request }: { request: UserListState }) {
  const t = useTranslations('users')
  const tCommon = useTranslations('common')
  const getHeader = useFieldHeaders(userFields)
  const columns: readonly Column<User>[] = [
    { header: getHeader('name'), cell: ({ name }) => name },
    { header: getHeader('email'), cell: ({ email }) => email },
    { header: getHeader('initials'), cell: ({ initials }) => initials },
    { header: getHeader('role'), cell: ({ role }) => t(`roles.${role}`) },
    { header: t('verifiedColumn'), cell: ({ verified }) => tCommon(verified ? 'yes' : 'no') },
    { header: getHeader('phone'), cell: ({ phone }) => phone },
    { header: getHeader('city'), cell: ({ city }) => city },
    { header: getHeader('country'), cell: ({ country }) => country },
  ]
  return (
    <ExportCsv
      resource="users"
      name={t('title')}
      fetchPage={async (page, signal) => {
        const query = { ...userList.toQuery(request), page, limit: limits.rowsPerPageMax }
        const { users, total } = await call('users.list', { query }, { signal })
        return { rows: users, total }
      }}
      loadColumns={async () => columns}
    />
  )
}

/** The page's main action; hidden from users who can't see the list. */
export function AddUser() {
  const t = useTranslations('users')
  const { setDialogUser } = useDialogUser()
  if (useSession().data?.user.role !== 'Administrator') return null
  return (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => setDialogUser('new')}>
      {t('add')}
    </Button>
  )
}

/**
 * The user whose dialog is open, stored in the URL (`?person=7`, `?person=new`) so that it can be linked and Back
 * closes it.
 */
function useDialogUser() {
  const { query, write } = useQueryString()
  const person = query.get('person')
  const id = Number(person)

  function setDialogUser(user: number | 'new' | null) {
    const params = new URLSearchParams(query)
    if (user === null) params.delete('person')
    else params.set('person', String(user))
    write(params.toString(), user === null ? 'replaceState' : 'pushState')
  }

  const openId = Number.isSafeInteger(id) && id > 0 ? id : null
  return { dialogUser: person === 'new' ? ('new' as const) : openId, setDialogUser }
}
