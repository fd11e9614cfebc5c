import { createAuditedRecords, pickColumns } from '../activity/snapshot.ts'

export const userRecords = createAuditedRecords('users', 'users', (row) => ({
  title: row.name,
  fields: {
    ...pickColumns(row, ['name', 'email', 'initials', 'role', 'phone', 'city', 'country', 'avatar']),
    ...pickColumns(row, ['verified', 'disabled']),
    urlTwitter: row.url_twitter,
    urlGitHub: row.url_github,
  },
}))
