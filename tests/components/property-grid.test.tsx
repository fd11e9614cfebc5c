import { fireEvent, screen } from '@testing-library/react'
import { PropertyCard } from '#contract/property.ts'
import { CellEditor } from '@/components/properties/grid/grid-cell'
import { renderPage } from './render-page'

const soldProperty = PropertyCard.parse({
  id: 1,
  reference: 'SOL-1',
  tag_id: 3,
  tag: 'sold',
  tag_kind: 'sold',
})

test('leaving the tag editor of a sold property keeps the tag, which is not among the options', () => {
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
