import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useWatchBatch } from '@/components/batches/use-watch-batch'
import { closeNotification, notificationStore } from '@/components/resource/notifier'
import { errorResponse, mockFetch } from './network'
import { EmptyCache, MessagesProvider } from './render-page'

const endedBatch = {
  id: 9,
  resource: 'properties',
  change: { field: 'archived', value: 1 },
  state: 'done',
  counts: { done: 2 },
  created_at: '2026-05-01T10:00:00Z',
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <MessagesProvider>
    <EmptyCache>{children}</EmptyCache>
  </MessagesProvider>
)

afterEach(() => {
  for (const { id } of notificationStore.read()) closeNotification(id)
})

test('reports the end of a batch even if the server did not respond in the meantime', async () => {
  const requests = mockFetch(() =>
    requests.length === 1 ? errorResponse(504, 'SERVER_TIMEOUT_CONNECTION_ERROR') : { body: endedBatch },
  )
  const { result } = renderHook(() => useWatchBatch((count) => `${count} archived`), { wrapper })
  const batch = await act(() => result.current(9))
  expect(batch).toMatchObject({ state: 'done' })
  expect(requests).toHaveLength(2)
  expect(notificationStore.read()).toMatchObject([{ text: '2 archived' }])
})

test('stops waiting and reports the error if the API rejects the request', async () => {
  mockFetch(() => errorResponse(404, 'NOT_FOUND'))
  const { result } = renderHook(() => useWatchBatch(), { wrapper })
  expect(await act(() => result.current(9))).toBeNull()
  expect(notificationStore.read()).toMatchObject([{ message: 'errors.NOT_FOUND' }])
})

test('requests a batch less and less often while the server is unreachable', async () => {
  jest.useFakeTimers()
  const times: number[] = []
  mockFetch(() => {
    times.push(Date.now())
    return errorResponse(504, 'SERVER_TIMEOUT_CONNECTION_ERROR')
  })
  const { result } = renderHook(() => useWatchBatch(), { wrapper })
  void result.current(9)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  jest.useRealTimers()
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 16_000])
})
