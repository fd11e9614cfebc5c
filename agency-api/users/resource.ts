import { UserUpdateInput } from '#contract/users.ts'
import { initialsOf } from '../accounts/initials.ts'
import { type RestoreField, withField } from '../activity/field.ts'
import { parse } from '../parse.ts'
import type { ResourceModule } from '../resource-module.ts'
import { readUser, userVersion } from './read.ts'
import { userRoutes } from './routes.ts'
import { updateUser } from './save.ts'
import { findUsers } from './search.ts'
import { userRecords } from './snapshot.ts'

const restore: RestoreField = async (request, { id, field, value }) => {
  const row = await readUser(request.db, id)
  const form = { ...row, initials: row.initials ?? initialsOf(row.name), avatar: undefined }
  const ifMatch = userVersion(row)
  await updateUser({ ...request, ifMatch }, id, parse(UserUpdateInput, withField(form, field, value)))
}

export const users: ResourceModule = {
  routes: userRoutes,
  records: [{ ...userRecords, restore }],
  search: { name: 'users', administrators: true, find: findUsers },
}
