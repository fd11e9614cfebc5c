import { z } from 'zod'
import type { House } from '../../house.ts'
import { accessToken } from '../accounts.ts'
import { TryLater } from '../adapter.ts'
import { askPortal, NoAnswer, secondsOf } from '../outbound.ts'
import { portalHeaders } from './consent.ts'

const place = 'imovirtual'

export type PortalAnswer = { status: number; body: unknown }

/**
 * One call of the portal with a token that is good: refused once with 401, it is tried again with a fresh one. 429 and 5xx
 * are TryLater; anything else is answered as it came.
 */
export async function callPortal(
  house: House,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<PortalAnswer> {
  const token = await accessToken(house, place)
  const first = await send(house, token, method, path, body)
  if (first.status !== 401) return first
  return send(house, await accessToken(house, place, token), method, path, body)
}

async function send(
  { environment }: House,
  token: string,
  method: string,
  path: string,
  body: unknown,
): Promise<PortalAnswer> {
  const base = environment.IMOVIRTUAL_API_URL.replace(/\/+$/, '')
  const makes = method === 'POST'
  try {
    const answer = await askPortal(environment, base + path, {
      method,
      headers: { ...portalHeaders(environment), authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (answer.status === 429 || answer.status >= 500)
      // Refused at the door, a new advert was not taken; a server that fails may have taken it before.
      throw new TryLater({
        seconds: secondsOf(answer),
        sent: makes && answer.status !== 429 && answer.status !== 503,
      })
    return { status: answer.status, body: parsed(await answer.text()) }
  } catch (error) {
    if (error instanceof NoAnswer) throw new TryLater({ sent: makes, cause: error })
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const text = z.string().nullish().catch(null)

/** What the portal says of an advert; every member may be missing. */
export const Advertised = z.object({
  data: z.object({
    uuid: text,
    last_action_status: text,
    custom_fields: z
      .object({ id: z.coerce.number().int().nullish().catch(null) })
      .nullish()
      .catch(null),
    state: z
      .object({
        code: text,
        url: text,
        moderation: z.object({ reason: text, description: text }).partial().nullish().catch(null),
      })
      .partial()
      .nullish()
      .catch(null),
    last_error: z.unknown(),
  }),
})
export type Advertised = z.output<typeof Advertised>['data']

/** Null for an answer that says nothing of an advert. */
export function advertisedIn(body: unknown): Advertised | null {
  return Advertised.safeParse(body).data?.data ?? null
}
