import { screen } from '@testing-library/react'
import { BatchDialog } from '@/components/batches/batch-dialog'
import { mockFetch } from './network'
import { renderPage } from './render-page'

const records = { resource: 'properties', filter: {}, ids: [1], total: 1, deselectedIds: null } as const

test('focuses the empty field on opening, but not when the kind of change is selected later', async () => {
  const { user } = renderPage(<BatchDialog records={records} onClose={() => undefined} />)
  expect(await screen.findByRole('textbox', { name: 'Percentage (use − to reduce)' })).toHaveFocus()
  const amount = screen.getByRole('radio', { name: 'By amount' })
  await user.click(amount)
  expect(amount).toBeChecked()
  expect(amount).toHaveFocus()
})

test('clears the value on a change between percentage, amount and new price', async () => {
  const { user } = renderPage(<BatchDialog records={records} onClose={() => undefined} />)
  await user.type(await screen.findByRole('textbox', { name: 'Percentage (use − to reduce)' }), '5')
  await user.click(screen.getByRole('radio', { name: 'By amount' }))
  const amount = screen.getByRole('textbox', { name: 'Amount (use − to reduce)' })
  expect(amount).toHaveValue('')
  await user.type(amount, '5000')
  await user.click(screen.getByRole('radio', { name: 'New price' }))
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Preview' })).toBeDisabled()
})

test('offers features beyond the first page of key items', async () => {
  const feature = (id: number) => ({ id, name: { en: `Feature ${id}`, pt: '' } })
  const features = Array.from({ length: 101 }, (_, index) => feature(index + 1))
  mockFetch(({ query }) => ({
    body: {
      keys: query.get('page') === '2' ? features.slice(100) : features.slice(0, 100),
      total: features.length,
    },
  }))
  const { user } = renderPage(<BatchDialog records={records} onClose={() => undefined} />)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Field' }), 'Features')
  expect(await screen.findByRole('checkbox', { name: 'Feature 101' })).toBeVisible()
})
