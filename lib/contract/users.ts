import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { renewedToken, Role, LenientRole } from './session.ts'
import {
  Email,
  Flag,
  Id,
  createListQuery,
  FormImage,
  SavedResponse,
  userPassword,
  LenientBoolean,
} from './values.ts'

export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  initials: z.string().nullable().default(null),
  avatar: z.string().nullable().default(null),
  role: LenientRole,
  verified: LenientBoolean,
  city: z.string().nullable().default(null),
  country: z.string().nullable().default(null),
  phone: z.string().nullable().default(null),
})
export type User = z.infer<typeof User>

const optionalText = z.string().trim().max(120).nullable()
const personFields = {
  name: z.string().trim().min(1).min(limits.userNameMinLength).max(120),
  email: Email,
  initials: z.string().trim().toUpperCase().min(1).max(limits.initialsMaxLength),
  role: Role.default('User'),
  phone: optionalText.default(null),
  city: optionalText.default(null),
  country: optionalText.default(null),
  avatar: FormImage,
}

/** Reports an empty password as `required`; `userPassword` alone would report its minimum length. */
const firstPassword = z.string().min(1).pipe(userPassword)
/** With `invite` the user is mailed a link to choose a password, and `password` is ignored. */
export const UserInput = z
  .object({ ...personFields, password: z.string().default(''), invite: Flag.default(0) })
  .superRefine(({ password, invite }, context) => {
    if (invite === 1) return
    const rule = firstPassword.safeParse(password).error?.issues[0]?.message
    if (rule !== undefined) context.addIssue({ code: 'custom', path: ['password'], message: rule })
  })
/** An empty password or an omitted field leaves the stored value unchanged. */
export const UserUpdateInput = z.object({
  ...personFields,
  role: Role.optional(),
  phone: optionalText.optional(),
  city: optionalText.optional(),
  country: optionalText.optional(),
  password: userPassword.or(z.literal('')).default(''),
  /** Mails the link again, unless the address is confirmed. */
  invite: Flag.optional(),
})

export const users = {
  list: endpoint('GET /users', {
    summary: 'List users, paginated',
    access: 'administrator',
    query: createListQuery(['name', 'email', 'role', 'verified', 'city', 'country', 'created_at']),
    response: z.object({ users: z.array(User), total: z.number().int() }),
  }),
  administrators: endpoint('GET /users/administrators', {
    summary: 'List the administrators',
    response: z.object({ administrators: z.array(z.object({ name: z.string(), email: z.string() })) }),
  }),
  get: endpoint('GET /users/{id}', {
    summary: 'Get a user',
    versioned: true,
    access: 'administrator',
    response: z.object({ user: User }),
  }),
  add: endpoint('POST /users/add', {
    summary: 'Create a user and email them a link to confirm their address',
    success: 201,
    access: 'administrator',
    upload: true,
    body: UserInput,
    response: z.object({ user: User.optional() }),
  }),
  update: endpoint('POST /users/{id}/update', {
    summary:
      'Update a user; a new password, role or address ends their sessions, and replaces your token if it’s your own account',
    versioned: true,
    access: 'administrator',
    upload: true,
    body: UserUpdateInput,
    response: SavedResponse.partial().extend({ user: User.optional(), token: renewedToken }),
  }),
  remove: endpoint('DELETE /users/{id}/delete', {
    summary:
      'Delete a user and end their sessions; your own account and the last administrator can’t be deleted',
    access: 'administrator',
  }),
}
