import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { renewedToken, Role, ToldRole } from './session.ts'
import { Email, Flag, Id, listQuery, Picture, Saved, userPassword, Yes } from './values.ts'

/** A person with an account; `avatar` is a file below `users/{id}/`, or a whole address. */
export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  initials: z.string().nullable().default(null),
  avatar: z.string().nullable().default(null),
  role: ToldRole,
  verified: Yes,
  city: z.string().nullable().default(null),
  country: z.string().nullable().default(null),
  phone: z.string().nullable().default(null),
})
export type User = z.infer<typeof User>

const text = z.string().trim().max(120).nullable()
const person = {
  name: z.string().trim().min(1).min(limits.userNameLength).max(120),
  email: Email,
  initials: z.string().trim().toUpperCase().min(1).max(limits.initialsLength),
  role: Role.default('User'),
  phone: text.default(null),
  city: text.default(null),
  country: text.default(null),
  avatar: Picture,
}

/** Left out it is empty, and refused as that: the two forms have one shape. */
const firstPassword = z.string().min(1).pipe(userPassword)
/** With `invite` the person is mailed a link to choose a password, and `password` stays empty. */
export const UserInput = z
  .object({ ...person, password: z.string().default(''), invite: Flag.default(0) })
  .superRefine(({ password, invite }, context) => {
    if (invite === 1) return
    const rule = firstPassword.safeParse(password).error?.issues[0]?.message
    if (rule !== undefined) context.addIssue({ code: 'custom', path: ['password'], message: rule })
  })
/** An empty password leaves the one that is; so does what the specification's form does not send. */
export const UserUpdateInput = z.object({
  ...person,
  role: Role.optional(),
  phone: text.optional(),
  city: text.optional(),
  country: text.optional(),
  password: userPassword.or(z.literal('')).default(''),
  /** Mails the link again, to whoever has no password or has not confirmed the address yet. */
  invite: Flag.optional(),
})

const byId = z.object({ id: Id })

export const users = {
  list: endpoint({
    method: 'GET',
    path: '/users',
    summary: 'People with an account, a page at a time',
    success: 200,
    access: 'administrator',
    query: listQuery(['name', 'email', 'role', 'verified', 'city', 'country', 'created_at']),
    answer: z.object({ users: z.array(User), total: z.number().int() }),
  }),
  administrators: endpoint({
    method: 'GET',
    path: '/users/administrators',
    summary: 'Colleagues to ask for what only Administrators may do',
    success: 200,
    answer: z.object({ administrators: z.array(z.object({ name: z.string(), email: z.string() })) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/{id}',
    summary: 'One person',
    success: 200,
    access: 'administrator',
    params: byId,
    answer: z.object({ user: User }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/users/add',
    summary: 'Create an account; its person is asked by mail to confirm the address',
    success: 201,
    access: 'administrator',
    upload: true,
    body: UserInput,
    answer: z.object({ user: User.optional() }),
  }),
  update: endpoint({
    method: 'POST',
    path: '/users/{id}/update',
    summary:
      'Save an account; a new password, role or address ends its sessions, and replaces the token where it is the own',
    success: 202,
    access: 'administrator',
    upload: true,
    params: byId,
    body: UserUpdateInput,
    answer: Saved.partial().extend({ user: User.optional(), token: renewedToken }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/{id}/delete',
    summary: 'Delete an account and end its sessions; never the own one, never the last Administrator',
    success: 200,
    access: 'administrator',
    params: byId,
  }),
}
