import { screen } from '@testing-library/react'
import { PropertyRecord } from '@/components/properties/record/property-record'
import { createPropertyBlock, propertyTexts } from './property-block'
import { renderWithServer } from './render-with-server'

function renderTab(tab: string, title: string) {
  const block = createPropertyBlock({
    i18n: { ...propertyTexts, title: { en: title, pt: 'Apartamento' } },
  })
  return renderWithServer(
    <PropertyRecord id={5}>
      <p>Content of the tab</p>
    </PropertyRecord>,
    { 'GET /api/v1/property/5/general': { body: { block } } },
    `/properties/edit/5/${tab}`,
  )
}

describe('tabs of a draft, opened by URL', () => {
  test.each(['portals', 'seo', 'collection', 'attachments'])(
    '%s is locked and links to General',
    async (tab) => {
      renderTab(tab, '')
      expect(await screen.findByRole('heading', { name: 'Locked for now' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Back to General' })).toHaveAttribute(
        'href',
        '/properties/edit/5/general',
      )
      expect(screen.queryByText('Content of the tab')).not.toBeInTheDocument()
    },
  )

  test.each(['general', 'general/exporterlog', 'media', 'location', 'history'])('%s is open', async (tab) => {
    renderTab(tab, '')
    expect(await screen.findByText('Content of the tab')).toBeVisible()
  })

  test('seo is open once nothing is missing', async () => {
    renderTab('seo', 'Flat')
    expect(await screen.findByText('Content of the tab')).toBeVisible()
  })
})
