'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import type { User } from '#contract/users.ts'
import type { Column } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import { useFieldHeads } from '@/components/resource/use-field-texts'
import { call } from '@/lib/agency/call'
import { userList, type UserQuery } from './user-list-state'
import { userFields } from './fields'

export function UserExport({ params }: { params: UserQuery }) {
  const t = useTranslations('users')
  const common = useTranslations('common')
  const head = useFieldHeads(userFields)
  const columns: readonly Column<User>[] = [
    { head: head('name'), cell: ({ name }) => name },
    { head: head('email'), cell: ({ email }) => email },
    { head: head('initials'), cell: ({ initials }) => initials },
    { head: head('role'), cell: ({ role }) => t(`roles.${role}`) },
    { head: t('verifiedColumn'), cell: ({ verified }) => common(verified ? 'yes' : 'no') },
    { head: head('phone'), cell: ({ phone }) => phone },
    { head: head('city'), cell: ({ city }) => city },
    { head: head('country'), cell: ({ country }) => country },
  ]
  return (
    <ExportCsv
      resource="users"
      name={t('title')}
      fetchPage={async (page, signal) => {
        const query = { ...userList.query(params), page, limit: limits.rowsPerPageMax }
        const { users, total } = await call('users.list', { query }, { signal })
        return { rows: users, total }
      }}
      columns={async () => columns}
    />
  )
}
