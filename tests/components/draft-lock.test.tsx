import { screen } from '@testing-library/react'
import { PropertyRecord } from '@/components/properties/record/property-record'
import { renderWithServer } from './render-with-server'

const createProperty = (title: string) => ({
  id: 5,
  reference: 'SOL-5',
  type_id: 1,
  i18n: {
    title: { en: title, pt: 'Apartamento' },
    description: { en: 'Bright.', pt: 'Luminoso.' },
    slogan: { en: '', pt: '' },
  },
  price: 1,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
})

function renderTab(tab: string, title: string) {
  return renderWithServer(
    <PropertyRecord id={5}>
      <p>Content of the tab</p>
    </PropertyRecord>,
    { 'GET /api/v1/property/5/general': { body: { block: createProperty(title) } } },
    `/properties/edit/5/${tab}`,
  )
}

describe('direct links to draft tabs', () => {
  test.each(['portals', 'seo', 'collection', 'attachments'])('%s only links to General', async (tab) => {
    renderTab(tab, '')
    expect(await screen.findByRole('heading', { name: 'Locked for now' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to General' })).toHaveAttribute(
      'href',
      '/properties/edit/5/general',
    )
    expect(screen.queryByText('Content of the tab')).not.toBeInTheDocument()
  })

  test.each(['general', 'general/exporterlog', 'media', 'location', 'history'])('%s is open', async (tab) => {
    renderTab(tab, '')
    expect(await screen.findByText('Content of the tab')).toBeVisible()
  })

  test('seo is open once nothing is missing', async () => {
    renderTab('seo', 'Flat')
    expect(await screen.findByText('Content of the tab')).toBeVisible()
  })
})
