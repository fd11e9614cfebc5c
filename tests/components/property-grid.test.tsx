import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { PropertyCard } from '#contract/property.ts'
import { CellEditor } from '@/components/properties/grid/grid-cell'
import { useGridCells } from '@/components/properties/grid/use-grid-cells'
import { renderPage } from './render-page'

const soldProperty = PropertyCard.parse({
  id: 1,
  reference: 'SOL-1',
  tag_id: 3,
  tag: 'sold',
  tag_kind: 'sold',
})

test('leaving the tag editor of a sold property changes nothing, although its tag is not among the options', () => {
  const changes: unknown[] = []
  renderPage(
    <CellEditor
      property={soldProperty}
      column="tag_id"
      label="Tag"
      options={{
        tags: [{ id: 2, name: 'reserved', kind: 'reserved', tag: 'reserved' }],
        agents: [],
        words: { yes: 'Yes', no: 'No' },
      }}
      onDone={(change) => changes.push(change)}
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Tag' })
  expect(select).toHaveDisplayValue('sold')
  fireEvent.blur(select)
  expect(changes).toEqual([null])
})

const createRows = (...ids: number[]) => ids.map((id) => ({ id }))

function Grid() {
  const { active, handleMove } = useGridCells(createRows(1, 2))
  return <input aria-label="Grid" readOnly value={active.column} onKeyDown={handleMove} />
}

test('an arrow key moves the active cell; the browser handles Alt with an arrow key', () => {
  render(<Grid />)
  const grid = screen.getByRole('textbox', { name: 'Grid' })
  fireEvent.keyDown(grid, { key: 'ArrowRight' })
  expect(grid).toHaveValue('hide_price')
  const isDefaultAllowed = fireEvent.keyDown(grid, { key: 'ArrowLeft', altKey: true })
  expect(isDefaultAllowed).toBe(true)
  expect(grid).toHaveValue('hide_price')
})

test('if the next page has fewer rows, its last row has the active cell, and editing has ended', () => {
  const { result, rerender } = renderHook(useGridCells, { initialProps: createRows(1, 2, 3, 4) })
  act(() => result.current.edit({ row: 3, column: 'price' }))
  rerender(createRows(5, 6, 7))
  expect(result.current).toMatchObject({ active: { row: 2, column: 'price' }, isEditing: false })
})

test('editing ends if another page is shown, and does not start again on return', () => {
  const firstPage = createRows(1, 2)
  const { result, rerender } = renderHook(useGridCells, { initialProps: firstPage })
  act(() => result.current.edit({ row: 1, column: 'price' }))
  expect(result.current.isEditing).toBe(true)
  rerender(createRows(3, 4))
  expect(result.current.isEditing).toBe(false)
  rerender(firstPage)
  expect(result.current.isEditing).toBe(false)
})
