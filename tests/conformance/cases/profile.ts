import type { Body } from '#contract/endpoint.ts'
import type { profile as calls } from '#contract/profile.ts'
import { at } from '../reading.ts'
import type { ConformanceRun } from '../conformance-run.ts'

export async function profile(run: ConformanceRun): Promise<void> {
  const result = await run.expectSuccess('profile.get')
  const name = at(result?.body, 'profile.name')
  if (typeof name !== 'string') return run.skip(['profile.update'], 'there is no profile to save as it is')
  const text = (field: string) => {
    const value = at(result?.body, `profile.${field}`)
    return typeof value === 'string' ? value : null
  }
  const initials = text('initials')
  const body: Body<typeof calls.update> = {
    name,
    phone: text('phone'),
    city: text('city'),
    country: text('country'),
    urlTwitter: text('urlTwitter'),
    urlGitHub: text('urlGitHub'),
    ...(initials !== null && { initials }),
  }
  const saved = await run.expectSuccess('profile.update', { body })
  if (saved !== null)
    run.check('profile.update', at(saved.body, 'profile.name') === name, 'does not return the saved profile')
}
