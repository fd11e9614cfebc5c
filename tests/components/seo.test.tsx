import { screen, within } from '@testing-library/react'
import { SeoTab } from '@/components/records/seo/seo-tab'
import { createPropertyBlock } from './property-block'
import { errorResponse, renderWithServer } from './render-with-server'

const emptyTexts = { en: '', pt: '' }
const propertyTexts = {
  title: { en: 'House by the sea', pt: 'Moradia junto ao mar, Ericeira' },
  description: { en: 'Waves.', pt: 'Ondas.' },
  slogan: emptyTexts,
}

async function renderSeo() {
  const block = { title: emptyTexts, slug: emptyTexts, description: emptyTexts }
  const page = renderWithServer(<SeoTab resource="properties" id={5} />, {
    'GET /api/v1/property/5/seo': { body: { block } },
    'GET /api/v1/property/5/general': { body: { block: createPropertyBlock({ i18n: propertyTexts }) } },
    'POST /api/v1/property/5/seo': errorResponse(409, 'SLUG_ALREADY_EXISTS', {
      'slug[pt]': 'SLUG_ALREADY_EXISTS',
    }),
  })
  await screen.findAllByText('Moradia junto ao mar, Ericeira')
  return page
}

test("previews the typed texts, and the property's own texts for empty fields", async () => {
  const { user } = await renderSeo()
  const result = within(screen.getByText('Search result').closest('figure') ?? document.body)
  expect(result.getByText('Moradia junto ao mar, Ericeira')).toBeInTheDocument()
  expect(result.getByText(/moradia-junto-ao-mar-ericeira/)).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: /Title for search engines.*Portuguese/ }), 'Vista mar')
  expect(result.getByText('Vista mar')).toBeInTheDocument()
})

test('generates a slug from the title and shows the error for a duplicate slug', async () => {
  const { user } = await renderSeo()
  await user.click(screen.getByRole('button', { name: 'Use the Portuguese title' }))
  const slug = screen.getByRole('textbox', { name: /address.*Portuguese/ })
  expect(slug).toHaveValue('moradia-junto-ao-mar-ericeira')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText(/Another page already uses this web address/)).length).toBeGreaterThan(0)
  expect(slug).toHaveValue('moradia-junto-ao-mar-ericeira')
  expect(slug).toHaveAttribute('aria-invalid', 'true')
})
