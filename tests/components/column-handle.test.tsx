import { fireEvent, render, screen } from '@testing-library/react'
import { ColumnHandle } from '@/components/portfolio/list/column-handle'

/** jsdom's pointer events have no coordinates. */
const pointerEvent = (type: string, clientX: number) => new MouseEvent(type, { bubbles: true, clientX })

test('resizes a column when its handle is dragged, not when it is clicked', () => {
  const widths: number[] = []
  render(
    <table>
      <thead>
        <tr>
          <th>
            <ColumnHandle onResize={(width) => widths.push(width)} />
          </th>
        </tr>
      </thead>
    </table>,
  )
  const [handle = document.body] = screen.getByRole('columnheader').getElementsByTagName('span')
  // Missing in jsdom.
  handle.setPointerCapture = () => undefined
  document.documentElement.style.fontSize = '16px'
  fireEvent(handle, pointerEvent('pointerdown', 100))
  fireEvent(handle, pointerEvent('pointerup', 100))
  expect(widths).toEqual([])
  fireEvent(handle, pointerEvent('pointerdown', 100))
  fireEvent(handle, pointerEvent('pointerup', 196))
  expect(widths).toEqual([6])
})
