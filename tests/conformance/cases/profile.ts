import type { Body } from '#contract/endpoint.ts'
import type { profile as calls } from '#contract/profile.ts'
import { valueAt } from '../body-values.ts'
import type { ConformanceRun } from '../conformance-run.ts'

export async function testProfile(run: ConformanceRun): Promise<void> {
  const result = await run.expectSuccess('profile.get')
  const name = valueAt(result?.body, 'profile.name')
  if (typeof name !== 'string') return run.skip(['profile.update'], 'the API returned no profile to save')
  const textOf = (field: string) => {
    const value = valueAt(result?.body, `profile.${field}`)
    return typeof value === 'string' ? value : null
  }
  const initials = textOf('initials')
  const body: Body<typeof calls.update> = {
    name,
    phone: textOf('phone'),
    city: textOf('city'),
    country: textOf('country'),
    urlTwitter: textOf('urlTwitter'),
    urlGitHub: textOf('urlGitHub'),
    ...(initials !== null && { initials }),
  }
  const saved = await run.expectSuccess('profile.update', { body })
  if (saved !== null)
    run.check(
      'profile.update',
      valueAt(saved.body, 'profile.name') === name,
      'does not return the saved profile',
    )
}
