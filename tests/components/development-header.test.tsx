import { screen, waitFor } from '@testing-library/react'
import { DevelopmentGeneral } from '#contract/development.ts'
import { DevelopmentHeader } from '@/components/developments/record/development-header'
import { notificationStore } from '@/components/resource/notifier'
import { renderWithServer, tagsResponse } from './render-with-server'

const texts = { en: 'Marina Gardens', pt: 'Jardins da Marina' }
const development = DevelopmentGeneral.parse({
  id: 9,
  i18n: { title: texts, description: { en: '', pt: 'Casas' }, slogan: { en: '', pt: '' } },
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
})
const server = {
  'GET /api/v1/condominiums/9/general': { body: { block: development } },
  'GET /api/v1/condominiums/9/location': { body: { block: { location: null } } },
  'GET /api/v1/condominiums/getTags': tagsResponse('reserved'),
  'POST /api/v1/condominiums/quickChange': { status: 202, body: {} },
}

test('links each problem of a development to its field', async () => {
  renderWithServer(<DevelopmentHeader development={development} />, server)
  const page = '/condominiums/edit/9'
  const links = [
    ['No photos', `${page}/media`],
    ['No location', `${page}/location`],
    ['No price', `${page}/general#field-starting_price`],
    ['Not translated: EN', `${page}/general#field-i18n.title.en,i18n.description.en`],
    ['No agent', `${page}/general#field-agent_id`],
  ]
  for (const [name, href] of links)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.queryByText('No energy rating')).toBeNull()
})

test('tags a development from its menu and can undo it', async () => {
  const { user, requests } = renderWithServer(<DevelopmentHeader development={development} />, server)
  await user.click(await screen.findByRole('button', { name: /Actions for Marina Gardens/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'reserved' }))
  const getChanges = () =>
    requests.filter(({ path }) => path.endsWith('quickChange')).map(({ body }) => body?.get('value'))
  await waitFor(() => expect(getChanges()).toEqual(['2']))
  await waitFor(() => expect(notificationStore.read().at(-1)?.action?.label).toBe('Undo'))
  await notificationStore.read().at(-1)?.action?.run()
  expect(getChanges()).toEqual(['2', ''])
})
