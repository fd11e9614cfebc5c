import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { knownDevice, renewedToken } from './session.ts'
import { Id, Picture, signInPassword, WebAddress, Yes } from './values.ts'

const text = z.string().trim().max(120).nullable().optional()
const address = WebAddress.or(z.literal('')).nullable().optional()

/** A field that is left out keeps its stored value. */
export const ProfileInput = z.object({
  name: z.string().trim().min(1).max(120),
  phone: text,
  city: text,
  country: text,
  urlTwitter: address,
  urlGitHub: address,
  initials: z.string().trim().toUpperCase().min(1).max(limits.initialsLength).optional(),
  avatar: Picture,
})

export const Profile = z.object({
  verified: Yes,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable().default(null),
  city: z.string().nullable().default(null),
  country: z.string().nullable().default(null),
  urlTwitter: z.string().nullable().default(null),
  urlGitHub: z.string().nullable().default(null),
  initials: z.string().nullable().default(null),
  /** A file below `users/{id}/`, or a whole address; an API may keep none and say nothing. */
  avatar: z.string().nullable().optional(),
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

/** A browser in which the person is signed in. `device` is what it said of itself then: `Firefox, Linux`. */
export const OwnSession = z.object({
  id: Id,
  device: z.string().nullable().default(null),
  signed_in_at: z.string(),
  /** To within five minutes. */
  last_used_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

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
    summary: 'Save the signed-in person; name is required, what is left out stays as it is',
    success: 200,
    upload: true,
    body: ProfileInput,
    answer: profileAnswer,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/profile/changePassword',
    summary: 'Change the own password; ends every other session and replaces the token of this one',
    success: 200,
    body: ChangePasswordInput,
    answer: z
      .object({ token: renewedToken, known_device: knownDevice })
      .catch({ token: null, known_device: null }),
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/profile/verification',
    summary: 'Mail the link that confirms the own address once more',
    success: 200,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/profile/sessions',
    summary: 'Where the signed-in person is signed in, the latest used first',
    success: 200,
    answer: z.object({ sessions: z.array(OwnSession) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/profile/sessions/{id}/delete',
    summary: 'Sign out one of the own sessions',
    success: 200,
    params: z.object({ id: Id }),
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/profile/sessions/endOthers',
    summary: 'Sign out everywhere but here',
    success: 200,
    answer: z.object({ ended: z.number().int().default(0) }),
  }),
}
