import { screen } from '@testing-library/react'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { PropertyList } from '@/components/properties/property-list'
import { renderWithServer } from './property-around'

test('a page beyond the last says that it does not exist and leads to the last one', async () => {
  renderWithServer(
    <SearchParamsContext.Provider value={new URLSearchParams('page=99&sort=oldest')}>
      <PropertyList state="active" tiles={null} />
    </SearchParamsContext.Provider>,
    { 'GET /api/v1/properties': { body: { properties: [], total: 55 } } },
    '/properties/listings',
  )
  expect(await screen.findByText('There is no page 99')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'Go to the last page' })
  expect(link.getAttribute('href')).toMatch(/^\/properties\/listings\?page=\d+&sort=oldest$/)
  expect(screen.queryByText('No properties yet')).not.toBeInTheDocument()
})
