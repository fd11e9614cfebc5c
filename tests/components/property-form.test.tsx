import { screen, waitFor, within } from '@testing-library/react'
import { notificationStore } from '@/components/resource/notifier'
import { NewProperty } from '@/components/properties/form/property-form'
import { PropertyTabs } from '@/components/properties/record/property-tabs'
import { errorResponse, type FakeResponses, renderWithServer, tagsResponse } from './render-with-server'

const createdResponse = { 'POST /api/v1/property/add': { status: 201, body: { property_id: 77 } } }
const getTextbox = (name: string | RegExp) => screen.getByRole('textbox', { name })

async function fillIn(responses: FakeResponses) {
  const page = renderWithServer(<NewProperty />, responses, '/properties/new')
  const { user } = page
  await user.type(getTextbox(/^Reference/), 'sol-104')
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Type/ }), 'Apartment')
  await user.type(getTextbox(/^Price/), '1.250.000,50')
  await user.type(screen.getByLabelText(/Title \(Portuguese\)/), 'Apartamento em Alfama')
  return page
}

const addRequestsOf = (requests: { method: string; path: string; body: FormData | null }[]) =>
  requests.filter(({ path }) => path === '/api/v1/property/add')

describe('new property', () => {
  test('sends a price typed in Portuguese notation and opens the page of the new property', async () => {
    const { user, requests, visitedUrls } = await fillIn(createdResponse)
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(visitedUrls).toEqual(['/properties/edit/77/general']))
    const body = addRequestsOf(requests)[0]?.body
    expect(body?.get('price')).toBe('1250000.5')
    expect(body?.get('reference')).toBe('SOL-104')
    expect(body?.get('type_id')).toBe('1')
    expect(body?.get('i18n[title][pt]')).toBe('Apartamento em Alfama')
    expect(body?.get('i18n[title][en]')).toBe('')
  })

  test('creates and selects the first property type in a dialog, without saving the property', async () => {
    const types: { id: number; name: { en: string; pt: string }; master: number }[] = []
    const { user, requests } = renderWithServer(
      <NewProperty />,
      {
        'GET /api/v1/key-items/types': {
          get body() {
            return { keys: types, total: types.length }
          },
        },
        'POST /api/v1/key-items/types/add': { status: 201, body: { key_id: 9 } },
      },
      '/properties/new',
    )
    expect(await screen.findByText(/No types yet/)).toBeVisible()
    await user.type(getTextbox(/^Reference/), 'sol-1')
    await user.click(screen.getByRole('button', { name: 'New type' }))
    const dialog = await screen.findByRole('dialog', { name: 'New type' })
    await user.type(within(dialog).getByLabelText(/Name \(English\)/), 'Townhouse')
    types.push({ id: 9, name: { en: 'Townhouse', pt: '' }, master: 0 })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('combobox', { name: /^Type/ })).toHaveDisplayValue('Townhouse')
    expect(addRequestsOf(requests)).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('warns about a useful area larger than the gross area, but saves it', async () => {
    const { user, requests, visitedUrls } = await fillIn(createdResponse)
    const warning = 'The useful area is larger than the gross area. Check both values.'
    await user.type(getTextbox(/^Gross area/), '80')
    await user.type(getTextbox(/^Useful area/), '80')
    await user.tab()
    expect(screen.queryByText(warning)).not.toBeInTheDocument()
    await user.type(getTextbox(/^Useful area/), ',5')
    await user.tab()
    expect(screen.getByText(warning)).toHaveRole('status')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(visitedUrls).toEqual(['/properties/edit/77/general']))
    expect(addRequestsOf(requests)[0]?.body?.get('living_area')).toBe('80.5')
  })

  test('is sent once however often Save is pressed', async () => {
    const { user, requests, visitedUrls } = await fillIn(createdResponse)
    await user.dblClick(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(visitedUrls).toHaveLength(1))
    expect(addRequestsOf(requests)).toHaveLength(1)
  })

  test('shows the error for a duplicate reference on its field and keeps the typed values', async () => {
    const { user, visitedUrls } = await fillIn({
      'POST /api/v1/property/add': errorResponse(409, 'REFERENCE_ALREADY_EXISTS', {
        reference: 'REFERENCE_ALREADY_EXISTS',
      }),
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const text = 'Another record already has this reference. Choose a different one.'
    await waitFor(() =>
      expect(getTextbox(/^Reference/)).toHaveAccessibleDescription(expect.stringContaining(text)),
    )
    const summary = screen.getByRole('alert')
    await user.click(within(summary).getByRole('button', { name: `Reference: ${text}` }))
    await waitFor(() => expect(getTextbox(/^Reference/)).toHaveFocus())
    expect(getTextbox(/^Reference/)).toHaveValue('SOL-104')
    expect(visitedUrls).toEqual([])
  })

  test('shows the highlight limit when the API rejects the property', async () => {
    const { user } = await fillIn({
      'POST /api/v1/property/add': errorResponse(409, 'HIGHLIGHT_LIMIT'),
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You exceeded the limit of highlighted properties (maximum 18)',
    )
  })

  test('shows the highlight limit before saving, except for a sold property', async () => {
    const { user } = renderWithServer(<NewProperty />, {
      'GET /api/v1/properties': { body: { properties: [], total: 18 } },
      'GET /api/v1/properties/getTags': tagsResponse('sold'),
    })
    const limitText = 'You exceeded the limit of highlighted properties (maximum 18)'
    await user.click(await screen.findByRole('switch', { name: /^Highlighted/ }))
    expect(await screen.findByText(limitText)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'sold' }))
    await waitFor(() => expect(screen.queryByText(limitText)).not.toBeInTheDocument())
  })

  test('works without the agents and offers to load them again', async () => {
    renderWithServer(<NewProperty />, {
      'GET /api/v1/agents': errorResponse(403, 'UNAUTHORIZED'),
    })
    expect(await screen.findByText('Couldn’t load agents')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
    expect(getTextbox(/^Reference/)).toBeEnabled()
  })

  test('cannot be tagged “new” when it belongs to a development', async () => {
    const { user, requests, visitedUrls } = await fillIn(createdResponse)
    await user.click(await screen.findByRole('button', { name: 'new' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Development/ }), 'Foz')
    expect(screen.queryByRole('button', { name: 'new' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(visitedUrls).toHaveLength(1))
    const body = addRequestsOf(requests)[0]?.body
    expect([body?.get('condominium_id'), body?.get('tag_id')]).toEqual(['4', ''])
  })

  test('cannot be linked to a read-only demo development', async () => {
    renderWithServer(
      <NewProperty />,
      {
        'GET /api/v1/properties/getCondominiumsList': {
          body: {
            condominiums: [
              { id: 4, title: 'Foz' },
              { id: 5, title: 'Dunas', disabled: 1 },
            ],
          },
        },
      },
      '/properties/new',
    )
    const demoOption = await screen.findByRole('option', { name: 'Dunas (not available in the demo)' })
    expect(demoOption).toBeDisabled()
    expect(screen.getByRole('option', { name: 'Foz' })).toBeEnabled()
  })

  test('extracts the id of a pasted video URL without contacting YouTube', async () => {
    const { user } = renderWithServer(<NewProperty />)
    await user.click(getTextbox('YouTube video'))
    await user.paste('https://youtu.be/dQw4w9WgXcQ?si=abc')
    expect(getTextbox('YouTube video')).toHaveValue('dQw4w9WgXcQ')
    expect(document.querySelector('iframe')).toBeNull()
  })
})

describe('property tabs', () => {
  test('are locked while a translation is missing, except Media and Location; a click on a locked tab opens General', async () => {
    const { user, visitedUrls } = renderWithServer(
      <PropertyTabs id={5} missingTexts={[{ text: 'description', language: 'en' }]} />,
      {},
      '/properties/edit/5/seo',
    )
    const reason = 'Need to save first to access, this is only draft. Missing: description in English'
    for (const name of ['Media', 'Location']) expect(screen.getByRole('link', { name })).toBeVisible()
    const seo = screen.getByRole('button', { name: /SEO/ })
    expect(seo).toHaveAttribute('aria-disabled', 'true')
    expect(seo).toHaveAccessibleDescription(reason)
    await user.click(seo)
    expect(visitedUrls).toEqual(['/properties/edit/5/general'])
    expect(notificationStore.read()).toContainEqual(expect.objectContaining({ text: reason, timeout: 5000 }))
  })

  test('are all open once the texts are complete', () => {
    renderWithServer(<PropertyTabs id={5} missingTexts={[]} />, {}, '/properties/edit/5/general')
    for (const [name, path] of [
      ['Media', 'media'],
      ['Location', 'location'],
      ['SEO', 'seo'],
      ['Private collection', 'collection'],
      ['Attachments', 'attachments'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/properties/edit/5/${path}`)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
