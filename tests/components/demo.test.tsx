import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { DemoNotice } from '@/components/demo/demo-notice'
import { Notifications } from '@/components/resource/notifications'
import { clearNotifications, notifyError } from '@/components/resource/notifier'
import { useUnsaved } from '@/components/resource/unsaved-work'
import { type FakeResponse, type FakeResponses, renderWithServer } from './render-with-server'

const now = Date.parse('2026-11-21T10:00:00Z')
const timeAfter = (seconds: number) => new Date(now + seconds * 1000).toISOString()
const noDemo: FakeResponse = { body: { demo: null } }
/** All times are in seconds after `now`. */
const demoState = (elapsed: number, nextReset: number, lastReset: number): FakeResponse => ({
  body: {
    demo: {
      now: timeAfter(elapsed),
      next_reset_at: timeAfter(nextReset),
      last_reset_at: timeAfter(lastReset),
    },
  },
})

function UnsavedWork({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsaved(isUnsaved)
  return null
}

function renderDemoNotice(responses: FakeResponses, { isUnsaved = false } = {}) {
  return renderWithServer(
    <>
      <DemoNotice />
      <UnsavedWork isUnsaved={isUnsaved} />
      <Notifications />
    </>,
    responses,
  )
}
const advanceTime = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }))
afterEach(() => void jest.useRealTimers())

test('counts down five minutes before a reset, then announces it and polls again', async () => {
  const responses = { 'GET /api/v1/demo': demoState(0, 400, -1400) }
  const { requests } = renderDemoNotice(responses, { isUnsaved: true })
  await advanceTime(3)
  expect(requests).toHaveLength(1)
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement()
  responses['GET /api/v1/demo'] = demoState(103, 400, -1400)
  await advanceTime(102)
  expect(requests).toHaveLength(2)
  expect(screen.getByText(/resets in less than five minutes/)).toHaveAttribute('role', 'status')
  expect(screen.getByText(/4:\d\d/)).toBeInTheDocument()
  await advanceTime(245)
  expect(screen.getByText(/resets in less than a minute/)).toHaveAttribute('role', 'status')
  responses['GET /api/v1/demo'] = demoState(401, 2200, 400)
  await advanceTime(60)
  expect(screen.queryByText(/0:\d\d/)).not.toBeInTheDocument()
  expect(
    await screen.findByText(/The sample data has been reset. Text you’ve typed is still here/),
  ).toBeInTheDocument()
})

test('shows nothing and polls once when there is no demo or the API lacks the endpoint', async () => {
  const { requests } = renderDemoNotice({ 'GET /api/v1/demo': noDemo })
  await advanceTime(3600)
  expect(requests).toHaveLength(1)
  const withoutEndpoint = renderDemoNotice({})
  await advanceTime(3600)
  expect(withoutEndpoint.requests.filter(({ path }) => path === '/api/v1/demo')).toHaveLength(1)
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement()
})

test.each([
  [45, /The database resets every 45 minutes/],
  [null, /is part of the demo[^.]*\.$/],
])('shows the reset interval, if any, in the error for a demo record: %s', async (reset_minutes, text) => {
  const demo = {
    now: timeAfter(0),
    next_reset_at: reset_minutes === null ? null : timeAfter(2400),
    reset_minutes,
  }
  renderDemoNotice({ 'GET /api/v1/demo': { body: { demo } } })
  await advanceTime(1)
  act(() => void notifyError({ code: 'DEMO', params: {} }))
  await advanceTime(1)
  expect(screen.getByText(/is part of the demo/)).toHaveTextContent(text)
  act(() => clearNotifications())
})
