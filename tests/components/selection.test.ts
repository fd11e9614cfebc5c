import { act, renderHook } from '@testing-library/react'
import { limits } from '#contract/limits.ts'
import { notificationStore } from '@/components/resource/notifier'
import { useIsSelected, useSelected, useSelection } from '@/components/portfolio/bulk/use-selection'

const rows = Array.from({ length: limits.bulkMax + 1 }, (_, n) => ({ id: n + 1 }))
const [first = { id: 0 }, ...others] = rows

test('after all records are selected, deselects records up to the limit of a batch, and reports the limit', () => {
  const { result } = renderHook(() => {
    const selection = useSelection<{ id: number }>('')
    return {
      selection,
      deselectedIds: useSelected(selection).deselectedIds,
      isSelected: useIsSelected(selection, first.id),
    }
  })
  const { selection } = result.current
  act(() => selection.setAll())
  act(() => selection.setSelected(others, false))
  expect(result.current.deselectedIds?.size).toBe(limits.bulkMax)
  expect(notificationStore.read()).toEqual([])
  act(() => selection.toggle(first))
  expect(notificationStore.read()).toMatchObject([
    { message: 'resource.deselectLimit', params: { max: limits.bulkMax } },
  ])
  expect(result.current.isSelected).toBe(true)
  expect(result.current.deselectedIds?.size).toBe(limits.bulkMax)
  act(() => selection.setSelected(rows, true))
  act(() => selection.toggle(first))
  expect(result.current.isSelected).toBe(false)
  act(() => selection.clear())
  expect(result.current.deselectedIds).toBeNull()
})
