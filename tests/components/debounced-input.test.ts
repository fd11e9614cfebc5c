import { act, renderHook } from '@testing-library/react'
import { useDebouncedInput } from '@/components/resource/use-debounced-input'

test('reports a typed text to the callback of the latest render', async () => {
  const reports: string[] = []
  const { result, rerender } = renderHook(
    ({ filter }) => useDebouncedInput('', (text) => reports.push(`${filter} ${text}`), 20),
    { initialProps: { filter: 'all' } },
  )
  act(() => result.current.change('pool'))
  rerender({ filter: 'failed' })
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(reports).toEqual(['failed pool'])
})

test('Back discards a text that is not reported yet', async () => {
  const reports: string[] = []
  const { result } = renderHook(() => useDebouncedInput('', (text) => reports.push(text), 20))
  act(() => result.current.change('pool'))
  expect(result.current.value).toBe('pool')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(result.current.value).toBe('')
  expect(reports).toEqual([])
})
