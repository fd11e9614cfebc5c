import { screen, waitFor } from '@testing-library/react'
import { UpdateNotice } from '@/components/layout/update-notice'
import { evaluateCheck, isNewer, readCheck } from '@/components/layout/version-check'
import { useUnsaved } from '@/components/resource/unsaved-work'
import { limits } from '#contract/limits.ts'
import { mockFetch } from './network'
import { renderPage } from './render-page'

const running = '5.0.15+aaa'

test.each([
  ['5.0.16+aaa', true],
  ['5.1.0+b', true],
  ['10.0.0', true],
  ['5.0.15+bbb', true],
  ['5.0.15+aaa', false],
  ['5.0.14+bbb', false],
  ['4.9.99+bbb', false],
  ['<html>', false],
])('%s is newer: %s', (remote, newer) => expect(isNewer(remote, running)).toBe(newer))

test('requires two checks that find the same version, because of rolling restarts', () => {
  const initial = { nextAt: 0, foundVersion: null, needsSecondCheck: false }
  const found = evaluateCheck(initial, '5.0.16+b', running, 0)
  expect(found).toEqual({ nextAt: limits.updateConfirmMs, foundVersion: '5.0.16+b', needsSecondCheck: true })
  const lost = evaluateCheck(found, running, running, 60_000)
  expect(lost).toMatchObject({ needsSecondCheck: true, nextAt: 60_000 + limits.updateConfirmMs })
  const foundAgain = evaluateCheck(lost, '5.0.16+b', running, 120_000)
  expect(foundAgain.needsSecondCheck).toBe(true)
  expect(evaluateCheck(foundAgain, '5.0.16+b', running, 180_000)).toEqual({
    nextAt: 180_000 + limits.updateCheckMs,
    foundVersion: '5.0.16+b',
    needsSecondCheck: false,
  })
  expect(evaluateCheck(initial, running, running, 0)).toMatchObject({
    needsSecondCheck: false,
    nextAt: limits.updateCheckMs,
  })
})

const key = 'soleira:version-check'
const readStoredCheck = () =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as { next: number; seen: string }
/** Stores the state after a first check: it found 5.0.16, which the second check, now due, must confirm. */
const storeDueCheck = (overrides = {}) =>
  localStorage.setItem(
    key,
    JSON.stringify({ next: Date.now() - 1, seen: '5.0.16+b', sure: false, ...overrides }),
  )

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function UnsavedWork({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsaved(isUnsaved)
  return null
}
function renderNotice({ isUnsaved = false } = {}) {
  const reloads: number[] = []
  const page = renderPage(
    <>
      <UnsavedWork isUnsaved={isUnsaved} />
      <UpdateNotice runningVersion={running} reload={() => void reloads.push(1)} />
    </>,
  )
  return { reloads, ...page }
}
const mockVersion = (version: string) => mockFetch(() => ({ body: { version } }))

test('does not check on the first visit, schedules a check in two hours, and ignores a stored time that is later than that', async () => {
  const requests = mockVersion('5.0.16+b')
  renderNotice()
  await waitFor(() =>
    expect(readStoredCheck().next).toBeGreaterThan(Date.now() + limits.updateCheckMs - 10_000),
  )
  expect(requests).toEqual([])
  localStorage.setItem(key, JSON.stringify({ next: Date.now() * 2, seen: null, sure: true }))
  expect(readCheck(Date.now()).nextAt).toBeLessThanOrEqual(Date.now() + limits.updateCheckMs)
})

test('reloads the page once for a newer version, then only offers to reload', async () => {
  storeDueCheck()
  const requests = mockVersion('5.0.16+b')
  const { reloads } = renderNotice()
  await waitFor(() => expect(reloads).toHaveLength(1))
  expect(requests.map(({ url }) => url)).toEqual(['/version.json'])
  expect(readStoredCheck().next).toBeGreaterThan(Date.now() + limits.updateCheckMs - 10_000)
  // After the reload the old version still runs, as if a server that hasn't restarted yet had sent the page.
  const secondVisit = renderNotice()
  expect(await screen.findByText('A new version of Soleira is ready.')).toBeInTheDocument()
  expect(secondVisit.reloads).toEqual([])
  await secondVisit.user.click(screen.getByRole('button', { name: 'Update now' }))
  await waitFor(() => expect(secondVisit.reloads).toHaveLength(1))
})

test('with unsaved work, offers the update instead of reloading; Later dismisses the offer', async () => {
  storeDueCheck()
  mockVersion('5.0.16+b')
  const { reloads, user } = renderNotice({ isUnsaved: true })
  expect(await screen.findByText('A new version of Soleira is ready.')).toBeInTheDocument()
  expect(reloads).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByText('A new version of Soleira is ready.')).not.toBeInTheDocument()
})

test('ignores the same version, an older one and an invalid one', async () => {
  for (const version of [running, '5.0.14+z', 'nonsense']) {
    storeDueCheck({ seen: null, sure: true })
    const requests = mockVersion(version)
    const { reloads } = renderNotice()
    // A newer version would be checked again after a minute.
    await waitFor(() =>
      expect(readStoredCheck().next).toBeGreaterThan(Date.now() + limits.updateCheckMs - 10_000),
    )
    expect(requests).toHaveLength(1)
    expect(reloads).toEqual([])
  }
  expect(screen.queryByText('A new version of Soleira is ready.')).not.toBeInTheDocument()
})
