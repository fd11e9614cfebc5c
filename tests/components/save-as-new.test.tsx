import { cleanup, screen, waitFor, within } from '@testing-library/react'
import './browser-stubs'
import { SaveAsNew } from '@/components/resource/save-as-new'
import { draftKey, readDraft, saveDraft } from '@/components/resource/stored-drafts'
import { ServiceEditor } from '@/components/services/service-form'
import { renderWithServer, sessionResponse } from './render-with-server'

const key = draftKey(1, 'services.add', 'new')
const ana = { id: 1, name: 'Ana Sá', email: 'ana@example.pt', role: 'User', verified: true }
const server = {
  'GET /api/v1/session': sessionResponse(ana),
}

async function saveAsNew(values: object = { title: 'Kept text' }) {
  const form = { getValues: () => values }
  const page = renderWithServer(<SaveAsNew form={form} call="services.add" href="/services/new" />, server)
  const button = screen.getByRole('button', { name: 'Save as a new record' })
  await waitFor(() => expect(button).toBeEnabled())
  await page.user.click(button)
  return page
}

afterEach(() => localStorage.clear())

test('keeps the text of a deleted record as a new draft', async () => {
  const { visitedUrls } = await saveAsNew()
  expect(visitedUrls).toEqual(['/services/new'])
  expect(readDraft(key)?.changes).toEqual({ title: { base: null, ours: 'Kept text' } })
})

test('opens the form of the new record with the text in it', async () => {
  await saveAsNew({ title: { en: '', pt: 'Gestão' } })
  cleanup()
  renderWithServer(<ServiceEditor id={null} />, server)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Title (Portuguese)' })).toHaveValue('Gestão'),
  )
  expect(screen.queryByText(/You have unsaved text/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  expect(readDraft(key)?.changes).toMatchObject({ 'title.pt': { ours: 'Gestão' } })

  cleanup()
  renderWithServer(<ServiceEditor id={null} />, server)
  expect(await screen.findByText(/You have unsaved text/)).toBeVisible()
})

test('asks before it replaces the draft of another new record', async () => {
  const earlier = { title: { base: '', ours: 'Earlier draft' } }
  saveDraft(key, earlier)
  const { user, visitedUrls } = await saveAsNew()
  const dialog = await screen.findByRole('alertdialog', { name: 'Replace your draft?' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(readDraft(key)?.changes).toEqual(earlier)
  expect(visitedUrls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save as a new record' }))
  await user.click(await screen.findByRole('button', { name: 'Replace draft' }))
  expect(readDraft(key)?.changes).toEqual({ title: { base: null, ours: 'Kept text' } })
  expect(visitedUrls).toEqual(['/services/new'])
})
