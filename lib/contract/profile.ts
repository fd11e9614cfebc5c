import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { signInPassword, WebAddress } from './values.ts'

const text = z.string().trim().max(120).nullable().default(null)
const address = WebAddress.or(z.literal('')).nullable().default(null)

export const ProfileInput = z.object({
  name: z.string().trim().min(1).max(120),
  phone: text,
  city: text,
  country: text,
  urlTwitter: address,
  urlGitHub: address,
})

export const Profile = z.object({
  verified: z
    .union([z.boolean(), z.literal(0), z.literal(1)])
    .transform(Boolean)
    .pipe(z.boolean())
    .default(false),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable().default(null),
  city: z.string().nullable().default(null),
  country: z.string().nullable().default(null),
  urlTwitter: z.string().nullable().default(null),
  urlGitHub: z.string().nullable().default(null),
})
export type Profile = z.infer<typeof Profile>

export const ChangePasswordInput = z
  .object({
    old_password: z.string().min(1).max(256),
    password: signInPassword,
    password_confirmation: z.string(),
  })
  .refine((value) => value.password === value.password_confirmation, {
    path: ['password_confirmation'],
    error: 'confirmed',
  })

const profileAnswer = z.object({ profile: Profile })

export const profile = {
  get: endpoint({
    method: 'GET',
    path: '/profile',
    summary: 'The signed-in person',
    success: 200,
    answer: profileAnswer,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/profile',
    summary: 'Save the signed-in person; name is required, the rest may be empty',
    success: 200,
    body: ProfileInput,
    answer: profileAnswer,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/profile/changePassword',
    summary: 'Change the own password; ends every other session',
    success: 200,
    body: ChangePasswordInput,
  }),
}
