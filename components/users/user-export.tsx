'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import type { User } from '#contract/users.ts'
import type { Column } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import type { ListQuery } from '@/components/resource/list-query'
import { call } from '@/lib/agency/call'
import { userQuery, type UserSort } from './user-list-state'

/** Exports all users that the list matches as CSV. */
export function UserExport({ params }: { params: ListQuery<UserSort> }) {
  const t = useTranslations('users')
  const common = useTranslations('common')
  const columns: readonly Column<User>[] = [
    { head: t('name'), cell: ({ name }) => name },
    { head: t('email'), cell: ({ email }) => email },
    { head: t('initials'), cell: ({ initials }) => initials },
    { head: t('role'), cell: ({ role }) => t(`roles.${role}`) },
    { head: t('verifiedColumn'), cell: ({ verified }) => common(verified ? 'yes' : 'no') },
    { head: t('phone'), cell: ({ phone }) => phone },
    { head: t('city'), cell: ({ city }) => city },
    { head: t('country'), cell: ({ country }) => country },
  ]
  return (
    <ExportCsv
      resource="users"
      name={t('title')}
      fetchPage={async (page, signal) => {
        const query = { ...userQuery(params), page, limit: limits.rowsPerPageMax }
        const { users, total } = await call('users.list', { query }, { signal })
        return { rows: users, total }
      }}
      columns={async () => columns}
    />
  )
}
