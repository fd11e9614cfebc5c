import { useTranslations } from 'next-intl'
import type { User } from '#contract/users.ts'
import { ColumnHeader } from '@/components/portfolio/list/column-header'
import { useSession } from '@/lib/agency/use-session'
import type { UserListState } from './user-list-state'
import { emailColumnClasses, detailColumnClasses, UserRow } from './user-row'

export function UserTable({
  users,
  sort,
  onSort,
  onEdit,
  onDelete,
}: {
  users: readonly User[]
  sort: UserListState['sort']
  onSort: (sort: UserListState['sort']) => void
  onEdit: (user: User) => void
  onDelete: (user: User) => void
}) {
  const t = useTranslations('users')
  const ownId = useSession().data?.user.id
  const sortable = { sort, onSort }
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-0 rounded-lg border border-line bg-surface text-sm @max-[38rem]:block print:text-xs">
        <thead className="@max-[38rem]:hidden">
          <tr className="text-left text-ink-soft [&_th]:sticky [&_th]:top-below-bars [&_th]:z-2 [&_th]:h-9 [&_th]:border-b [&_th]:border-line [&_th]:bg-surface [&_th]:px-2 [&_th]:font-medium [&_th:first-child]:rounded-tl-lg [&_th:first-child]:pl-4 [&_th:last-child]:rounded-tr-lg short:[&_th]:static print:[&_th]:static print:[&_th]:bg-transparent">
            <ColumnHeader
              {...sortable}
              label={t('name')}
              columnSort={{ orders: ['name', 'nameDown'], descending: 'nameDown' }}
            />
            <ColumnHeader
              {...sortable}
              label={t('email')}
              columnSort={{ orders: ['email', 'emailDown'], descending: 'emailDown' }}
              className={emailColumnClasses}
            />
            <ColumnHeader
              {...sortable}
              label={t('role')}
              columnSort={{ orders: ['role', 'roleDown'], descending: 'roleDown' }}
            />
            <th scope="col">{t('verifiedColumn')}</th>
            <ColumnHeader
              {...sortable}
              label={t('city')}
              columnSort={{ orders: ['city', 'cityDown'], descending: 'cityDown' }}
              className={detailColumnClasses}
            />
            <th scope="col" className={detailColumnClasses}>
              {t('country')}
            </th>
            <th scope="col" className={detailColumnClasses}>
              {t('phone')}
            </th>
            <th scope="col" className="w-12 print:hidden">
              <span className="sr-only">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="@max-[38rem]:block @max-[38rem]:divide-y @max-[38rem]:divide-line @min-[38rem]:[&>tr:not(:last-child)>:is(td,th)]:border-b @min-[38rem]:[&>tr>*]:border-line @min-[38rem]:[&>tr>*]:px-2 @min-[38rem]:[&>tr>*]:py-1.5 @min-[38rem]:[&>tr>*:first-child]:pl-4">
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isOwn={user.id === ownId}
              onEdit={() => onEdit(user)}
              onDelete={() => onDelete(user)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
