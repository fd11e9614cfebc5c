import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { DemoNotice } from '@/components/demo/demo-notice'
import { Notifications } from '@/components/resource/notifications'
import { useUnsaved } from '@/components/resource/use-unsaved'
import { type Answer, renderWithServer } from './property-around'

const now = Date.parse('2026-11-21T10:00:00Z')
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()
const state = (seconds: number | null, next: number | null, last: number | null): Answer => ({
  body: {
    demo:
      seconds === null
        ? null
        : {
            now: at(seconds),
            next_reset_at: next === null ? null : at(next),
            last_reset_at: last === null ? null : at(last),
          },
  },
})

function Typing({ unsaved }: { unsaved: boolean }) {
  useUnsaved(unsaved)
  return null
}

function show(answers: Record<string, Answer>, unsaved = false) {
  return renderWithServer(
    <>
      <DemoNotice />
      <Typing unsaved={unsaved} />
      <Notifications />
    </>,
    answers,
  )
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }))
afterEach(() => void jest.useRealTimers())

test('five minutes before a reset a line counts down; afterwards the page says so and asks anew', async () => {
  const answers = { 'GET /api/v1/demo': state(0, 400, -1400) }
  const { sent } = show(answers, true)
  await pass(3)
  expect(sent).toHaveLength(1)
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement()
  answers['GET /api/v1/demo'] = state(103, 400, -1400)
  await pass(102)
  expect(sent).toHaveLength(2)
  expect(screen.getByText(/^In less than five minutes/)).toHaveAttribute('role', 'status')
  expect(screen.getByText(/4:\d\d/)).toBeInTheDocument()
  await pass(245)
  expect(screen.getByText(/^In less than a minute/)).toHaveAttribute('role', 'status')
  answers['GET /api/v1/demo'] = state(401, 2200, 400)
  await pass(60)
  expect(screen.queryByText(/0:\d\d/)).not.toBeInTheDocument()
  expect(
    await screen.findByText(/The sample data is fresh again. What you typed is still here/),
  ).toBeInTheDocument()
})

test('an agency of one’s own, and an API that knows of no demo, announce nothing and are asked once', async () => {
  const { sent } = show({ 'GET /api/v1/demo': state(null, null, null) })
  await pass(3600)
  expect(sent).toHaveLength(1)
  const other = show({})
  await pass(3600)
  expect(other.sent.filter(({ path }) => path === '/api/v1/demo')).toHaveLength(1)
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement()
})
