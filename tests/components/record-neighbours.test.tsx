import { screen } from '@testing-library/react'
import { useState } from 'react'
import { RecordNeighbours } from '@/components/records/record/record-neighbours'
import { useStoreVisitedList } from '@/components/records/record/visited-lists'
import { renderWithServer } from './render-with-server'

const rows = [{ id: 7 }, { id: 8 }]
const fetchPage = async () => ({ rows, total: 4 })

test('a record keeps its list position while the list loads another page', async () => {
  function List() {
    const [page, setPage] = useState(1)
    useStoreVisitedList('properties', rows, { from: (page - 1) * 2, total: 4, fetchPage, isStale: page > 1 })
    return <button onClick={() => setPage(2)}>Page 2</button>
  }
  const { user } = renderWithServer(
    <>
      <List />
      <RecordNeighbours resource="properties" id={7} />
    </>,
    {},
    '/properties/listings',
  )
  expect(await screen.findByText('1 of 4')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(screen.getByText('1 of 4')).toBeVisible()
})
