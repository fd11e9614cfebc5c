import { screen, waitFor, within } from '@testing-library/react'
import { PropertyEditor } from '@/components/properties/form/property-form'
import { PropertyRecord } from '@/components/properties/record/property-record'
import { formatDateTime } from '@/lib/format/date'
import { createPropertyBlock, propertyTexts } from './property-block'
import {
  conflictResponse,
  errorResponse,
  type FakeResponse,
  type FakeResponses,
  renderWithServer,
  savedResponse,
  sessionResponse,
} from './render-with-server'

const generalRoute = 'GET /api/v1/property/5/general'
const updateRoute = 'POST /api/v1/property/5/update'
const ana = { id: 7, name: 'Ana', email: 'ana@example.pt', role: 'User', avatar: null, verified: true }
const withTitle = (pt: string) => ({ i18n: { ...propertyTexts, title: { en: 'Flat', pt } } })
const storedResponse = (version: string | undefined, overrides: object = {}): FakeResponse => ({
  body: { block: createPropertyBlock(overrides) },
  etag: version && `"${version}"`,
})

const getTitle = () => screen.getByLabelText(/Title \(Portuguese\)/)
const getPrice = () => screen.getByRole('textbox', { name: /^Price/ })
const getSaveButton = () => screen.getByRole('button', { name: 'Save' })

async function openForm(overrides: FakeResponses = {}) {
  const server: FakeResponses = {
    [generalRoute]: storedResponse('1'),
    'GET /api/v1/session': sessionResponse(ana),
    ...overrides,
  }
  const page = renderWithServer(
    <PropertyRecord id={5}>
      <PropertyEditor id={5} />
    </PropertyRecord>,
    server,
    '/properties/edit/5/general',
  )
  await screen.findByRole('form', { name: 'Edit property' })
  const getSaves = () => page.requests.filter(({ path }) => path === '/api/v1/property/5/update')
  return { ...page, server, getSaves }
}

beforeEach(() => localStorage.clear())

describe('concurrent edits of a property', () => {
  test('sends the version with each save and uses the returned one for the next', async () => {
    const { user, server, getSaves } = await openForm({ [updateRoute]: savedResponse('2') })
    await user.type(getTitle(), ' A')
    server[generalRoute] = storedResponse('2', withTitle('Apartamento A'))
    await user.click(getSaveButton())
    await waitFor(() => expect(getSaves()).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument())
    await user.type(getTitle(), ' B')
    await user.click(getSaveButton())
    await waitFor(() => expect(getSaves().map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']))
  })

  test('saves without a version when the API has none', async () => {
    const { user, getSaves } = await openForm({
      [generalRoute]: storedResponse(undefined),
      [updateRoute]: savedResponse(),
    })
    await user.type(getTitle(), ' A')
    await user.click(getSaveButton())
    await waitFor(() => expect(getSaves().map(({ ifMatch }) => ifMatch)).toEqual([null]))
  })

  test('saves without a version when the API rejects the version it has just returned', async () => {
    const { user, server, getSaves } = await openForm()
    server[updateRoute] = {
      get status() {
        return getSaves().at(-1)?.ifMatch === null ? 202 : 412
      },
      body: { saved: true },
    }
    await user.type(getTitle(), ' A')
    await user.click(getSaveButton())
    await waitFor(() => expect(getSaves().map(({ ifMatch }) => ifMatch)).toEqual(['"1"', null]))
  })

  test('merges changes to different fields and saves them with the stored version', async () => {
    const { user, server, getSaves } = await openForm({ [updateRoute]: conflictResponse })
    await user.type(getTitle(), ' novo')
    server[generalRoute] = storedResponse('2', { price: 280_000 })
    await user.click(getSaveButton())
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this record' })
    expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument()
    expect(within(dialog).getByText('Their change').parentElement).toHaveTextContent(
      /Price.*300\.000.€.*280\.000.€/,
    )
    server[updateRoute] = savedResponse('3')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(getSaves()).toHaveLength(2))
    expect(getSaves()[1]?.ifMatch).toBe('"2"')
    expect(getSaves()[1]?.body?.get('price')).toBe('280000')
    expect(getSaves()[1]?.body?.get('i18n[title][pt]')).toBe('Apartamento novo')
  })

  test('requires a choice when both changed a field, and sends nothing before it', async () => {
    const { user, server, getSaves } = await openForm({ [updateRoute]: conflictResponse })
    await user.type(getTitle(), ' meu')
    await user.clear(getPrice())
    await user.type(getPrice(), '310000')
    server[generalRoute] = storedResponse('2', { ...withTitle('Apartamento dela'), price: 280_000 })
    await user.keyboard('{Control>}s{/Control}')
    const dialog = await screen.findByRole('dialog')
    const getGroup = (name: RegExp) => within(dialog).getByRole('radiogroup', { name })
    expect(getGroup(/Title \(Portuguese\)/)).toHaveTextContent('Apartamento meu')
    expect(getGroup(/Title \(Portuguese\)/)).toHaveTextContent('Apartamento dela')

    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getAllByText('Choose one')).toHaveLength(2)
    expect(getSaves()).toHaveLength(1)

    await user.click(within(getGroup(/Title \(Portuguese\)/)).getByRole('radio', { name: /^Theirs/ }))
    await user.click(within(getGroup(/^Price/)).getByRole('radio', { name: /^Mine/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Apply without saving' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(getTitle()).toHaveValue('Apartamento dela')
    expect(getPrice()).toHaveValue('310.000')
    server[updateRoute] = savedResponse('3')
    await user.click(getSaveButton())
    await waitFor(() => expect(getSaves()[1]).toMatchObject({ ifMatch: '"2"' }))
    expect(getSaves()[1]?.body?.get('price')).toBe('310000')
  })

  test('recognizes a retried save whose first response was lost', async () => {
    const { user, server, getSaves } = await openForm({ [updateRoute]: { status: 504, body: 'lost' } })
    await user.type(getTitle(), ' meu')
    await user.click(getSaveButton())
    await waitFor(() => expect(getSaves()).toHaveLength(1))
    await screen.findByText('Not saved yet')
    server[generalRoute] = storedResponse('2', withTitle('Apartamento meu'))
    server[updateRoute] = {
      get status() {
        return getSaves().at(-1)?.ifMatch === '"2"' ? 202 : 412
      },
      body: { saved: true },
      etag: '"2"',
    }
    await user.click(getSaveButton())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(getSaves().at(-1)?.ifMatch).toBe('"2"')
  })

  test('recognizes a save whose response was lost, even if the user edits another field before the retry', async () => {
    const { user, server, getSaves } = await openForm({ [updateRoute]: { status: 504, body: 'lost' } })
    await user.type(getTitle(), ' meu')
    await user.click(getSaveButton())
    await screen.findByText('Not saved yet')
    await user.clear(getPrice())
    await user.type(getPrice(), '310000')
    server[generalRoute] = storedResponse('2', withTitle('Apartamento meu'))
    server[updateRoute] = {
      get status() {
        return getSaves().at(-1)?.ifMatch === '"2"' ? 202 : 412
      },
      body: { saved: true },
      etag: '"3"',
    }
    await user.click(getSaveButton())
    await waitFor(() => expect(getSaves().at(-1)?.ifMatch).toBe('"2"'))
    expect(getSaves().at(-1)?.body?.get('price')).toBe('310000')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('shows the conflict when someone else restores what an earlier, failed save contained', async () => {
    const { user, server, getSaves } = await openForm({ [updateRoute]: { status: 504, body: 'lost' } })
    const saveAs = async (version: string, storedTitle: string) => {
      server[updateRoute] = savedResponse(version)
      server[generalRoute] = storedResponse(version, withTitle(storedTitle))
      await user.click(getSaveButton())
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument())
    }
    await user.type(getTitle(), ' A')
    await user.click(getSaveButton())
    await screen.findByText('Not saved yet')
    await saveAs('2', 'Apartamento A')
    await user.type(getTitle(), ' B')
    await saveAs('3', 'Apartamento A B')
    server[updateRoute] = {
      get status() {
        return getSaves().at(-1)?.ifMatch === '"4"' ? 202 : 412
      },
      body: { saved: true },
    }
    server[generalRoute] = storedResponse('4', withTitle('Apartamento A'))
    await user.type(getTitle(), ' C')
    await user.click(getSaveButton())
    await screen.findByRole('dialog', { name: 'Someone else changed this record' })
  })

  test('offers to create a new record from the text when the record was deleted', async () => {
    const { user, server, visitedUrls } = await openForm({
      [updateRoute]: errorResponse(404, 'NOT_FOUND'),
    })
    await user.type(getTitle(), ' meu')
    server[generalRoute] = errorResponse(404, 'NOT_FOUND')
    await user.click(getSaveButton())
    await user.click(await screen.findByRole('button', { name: 'Save as a new record' }))
    expect(visitedUrls).toEqual(['/properties/new'])
    const draft = localStorage.getItem('soleira:draft:7:properties.add:new')
    expect(JSON.parse(draft ?? '{}')).toMatchObject({
      changes: { 'i18n.title.pt': { mine: 'Apartamento meu' }, price: { mine: 300_000 } },
    })
  })

  test('after "Not now", keeps the typed text and shows the conflict again on the next save', async () => {
    const { user, server } = await openForm({ [updateRoute]: conflictResponse })
    await user.type(getTitle(), ' meu')
    server[generalRoute] = storedResponse('2', withTitle('Apartamento dela'))
    await user.click(getSaveButton())
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(getTitle()).toHaveValue('Apartamento meu')
    await user.click(getSaveButton())
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})

describe('drafts', () => {
  const key = 'soleira:draft:7:properties.update:5'
  const storeDraft = (mine: string, at = Date.now()) =>
    localStorage.setItem(
      key,
      JSON.stringify({ at, changes: { 'i18n.title.pt': { base: 'Apartamento', mine } } }),
    )
  const findDraftBanner = () => screen.findByText(/You have unsaved text from/)

  test('are stored shortly after typing and deleted after saving', async () => {
    const { user, server } = await openForm({ [updateRoute]: savedResponse('2') })
    await user.type(getTitle(), ' novo')
    await waitFor(() => expect(localStorage.getItem(key)).toContain('Apartamento novo'))
    server[generalRoute] = storedResponse('2', withTitle('Apartamento novo'))
    await user.click(getSaveButton())
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
  })

  test('are deleted when the changes are discarded', async () => {
    const { user } = await openForm()
    await user.type(getTitle(), ' novo')
    await waitFor(() => expect(localStorage.getItem(key)).toContain('Apartamento novo'))
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
  })

  test('are offered and restored', async () => {
    storeDraft('Apartamento de ontem')
    const { user } = await openForm()
    await findDraftBanner()
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(getTitle()).toHaveValue('Apartamento de ontem'))
    expect(getSaveButton()).toBeVisible()
    expect(screen.queryByText(/You have unsaved text/)).not.toBeInTheDocument()
  })

  test('show their time and can be discarded', async () => {
    const twoDaysAgo = Date.now() - 2 * 24 * 3_600_000
    storeDraft('Apartamento de ontem', twoDaysAgo)
    const { user } = await openForm()
    expect(await findDraftBanner()).toHaveTextContent(formatDateTime(twoDaysAgo, 'en'))
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(localStorage.getItem(key)).toBeNull()
    expect(getTitle()).toHaveValue('Apartamento')
  })

  test('keep the changes of an older draft that is still offered', async () => {
    storeDraft('Apartamento de ontem')
    const { user } = await openForm()
    await findDraftBanner()
    await user.clear(getPrice())
    await user.type(getPrice(), '310000')
    await waitFor(() => expect(localStorage.getItem(key)).toContain('310000'))
    expect(localStorage.getItem(key)).toContain('Apartamento de ontem')
  })

  test('go through conflict resolution when the record has changed since', async () => {
    storeDraft('Apartamento meu')
    const { user } = await openForm({ [generalRoute]: storedResponse('2', withTitle('Apartamento dela')) })
    await findDraftBanner()
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this record' })
    await user.click(within(dialog).getByRole('radio', { name: /^Mine/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Apply without saving' }))
    await waitFor(() => expect(getTitle()).toHaveValue('Apartamento meu'))
    await waitFor(() => expect(screen.queryByText(/You have unsaved text/)).not.toBeInTheDocument())
  })

  test('are not shown to other users', async () => {
    storeDraft('Apartamento de ontem')
    const { user } = await openForm({ 'GET /api/v1/session': sessionResponse({ ...ana, id: 8 }) })
    await user.type(getTitle(), ' B')
    expect(screen.queryByText(/You have unsaved text/)).not.toBeInTheDocument()
    expect(localStorage.getItem(key)).toContain('Apartamento de ontem')
  })

  test('expire after a week', async () => {
    storeDraft('Apartamento antigo', Date.now() - 8 * 24 * 3_600_000)
    const { user } = await openForm()
    await user.type(getTitle(), ' B')
    expect(screen.queryByText(/You have unsaved text/)).not.toBeInTheDocument()
  })

  test.each([
    ['malformed', () => localStorage.setItem(key, '{"at":"yesterday","changes":[1]}')],
    ['identical to the record', () => storeDraft('Apartamento')],
  ])('are not offered when %s', async (_, store) => {
    store()
    const { user } = await openForm()
    await user.type(getTitle(), ' B')
    expect(screen.queryByText(/You have unsaved text/)).not.toBeInTheDocument()
  })
})
