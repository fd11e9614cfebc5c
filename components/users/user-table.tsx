'use client'

import { useTranslations } from 'next-intl'
import type { User } from '#contract/users.ts'
import { ListTable, SortHeader } from '@/components/portfolio/list/list-table'
import { useSession } from '@/lib/agency/use-session'
import type { UserQuery } from './user-list-state'
import { columnOfWide, UserRow } from './user-row'

export function UserTable({
  users,
  sort,
  onSort,
  onEdit,
  onDelete,
}: {
  users: readonly User[]
  sort: UserQuery['sort']
  onSort: (sort: UserQuery['sort']) => void
  onEdit: (user: User) => void
  onDelete: (user: User) => void
}) {
  const t = useTranslations('users')
  const ownId = useSession().data?.user.id
  const sortable = { sort, onSort }
  return (
    <ListTable
      header={
        <>
          <SortHeader {...sortable} orders={['name', 'nameDown']} descending="nameDown">
            {t('name')}
          </SortHeader>
          <SortHeader {...sortable} orders={['email', 'emailDown']} descending="emailDown">
            {t('email')}
          </SortHeader>
          <SortHeader {...sortable} orders={['role', 'roleDown']} descending="roleDown">
            {t('role')}
          </SortHeader>
          <th scope="col">{t('verifiedColumn')}</th>
          <SortHeader
            {...sortable}
            orders={['city', 'cityDown']}
            descending="cityDown"
            className={columnOfWide}
          >
            {t('city')}
          </SortHeader>
          <th scope="col" className={columnOfWide}>
            {t('country')}
          </th>
          <th scope="col" className={columnOfWide}>
            {t('phone')}
          </th>
          <th scope="col" className="w-12">
            <span className="sr-only">{t('actions')}</span>
          </th>
        </>
      }
    >
      {users.map((user) => (
        <UserRow
          key={user.id}
          user={user}
          isOwn={user.id === ownId}
          onEdit={() => onEdit(user)}
          onDelete={() => onDelete(user)}
        />
      ))}
    </ListTable>
  )
}
