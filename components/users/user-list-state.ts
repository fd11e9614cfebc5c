import { limits } from '#contract/limits.ts'
import { defineList } from '@/components/resource/list-query'

export const userList = defineList(limits.rowsPerPage, {
  name: { sort: 'name', order: 1 },
  nameDown: { sort: 'name', order: -1 },
  email: { sort: 'email', order: 1 },
  emailDown: { sort: 'email', order: -1 },
  role: { sort: 'role', order: 1 },
  roleDown: { sort: 'role', order: -1 },
  city: { sort: 'city', order: 1 },
  cityDown: { sort: 'city', order: -1 },
  newest: { sort: 'created_at', order: -1 },
})
export type UserListState = ReturnType<typeof userList.parse>
