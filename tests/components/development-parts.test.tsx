import './browser-stubs'
import { screen, waitFor, within } from '@testing-library/react'
import { AttachmentsTab } from '@/components/records/attachments/attachments-tab'
import { MediaTab } from '@/components/records/media/media-tab'
import { SeoTab } from '@/components/records/seo/seo-tab'
import { notificationStore } from '@/components/resource/notifier'
import { renderWithServer } from './render-with-server'

const emptyTexts = { en: '', pt: '' }
const general = {
  'GET /api/v1/condominiums/9/general': {
    body: {
      block: {
        id: 9,
        i18n: {
          title: { en: 'Foz Gardens', pt: 'Jardins da Foz' },
          description: emptyTexts,
          slogan: emptyTexts,
        },
        created_at: '2026-05-01T10:00:00Z',
        updated_at: '2026-05-01T10:00:00Z',
      },
    },
  },
}
const createPhoto = (id: number, cover: 0 | 1) => ({
  id,
  file: `${id}.jpg`,
  extension: 'jpg',
  cover,
  plant: 0,
})
const media = {
  'GET /api/v1/condominiums/9/media': { body: { block: { media: [createPhoto(1, 1), createPhoto(2, 0)] } } },
}

test('development photos use their own folder and endpoints', async () => {
  const { user, requests } = renderWithServer(<MediaTab resource="condominiums" id={9} />, {
    ...general,
    ...media,
    'GET /api/v1/condominiums/9/2/media/cover': { status: 201, body: {} },
  })
  const image = await screen.findByRole('img', { name: 'Foz Gardens, photo 1' })
  expect(image).toHaveAttribute('src', expect.stringContaining('/condominiums/9/1.jpg'))
  await user.click(screen.getByRole('button', { name: 'Make photo 2 the cover' }))
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain('/api/v1/condominiums/9/2/media/cover'),
  )
})

test('development SEO is saved with the version that was read', async () => {
  const seo = { title: emptyTexts, slug: emptyTexts, description: emptyTexts }
  const { user, getPosts } = renderWithServer(<SeoTab resource="condominiums" id={9} />, {
    ...general,
    ...media,
    'GET /api/v1/condominiums/9/seo': { body: { block: seo }, etag: '"7"' },
    'POST /api/v1/condominiums/9/seo': { status: 202, body: {}, etag: '"8"' },
  })
  await user.type(await screen.findByLabelText(/^Web address \(slug\) \(English\)/), 'foz-gardens')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(getPosts()).not.toEqual([]))
  const save = getPosts()[0]
  expect(save?.body?.get('slug[en]')).toBe('foz-gardens')
  expect(save?.ifMatch).toBe('"7"')
})

test('deleting a development attachment requires a confirmation and calls its own endpoint', async () => {
  const { user, requests } = renderWithServer(<AttachmentsTab resource="condominiums" id={9} />, {
    'GET /api/v1/condominiums/9/attachments': {
      body: { block: { attachments: [{ id: 3, name: 'Plans', extension: 'pdf' }] } },
    },
    'POST /api/v1/condominiums/9/attachment/remove': { status: 201, body: {} },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Plans.pdf' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete file' }),
  )
  await waitFor(() =>
    expect(notificationStore.read()).toContainEqual(
      expect.objectContaining({ message: 'common.DELETED_SUCCESSFULLY' }),
    ),
  )
  const removal = requests.find(({ path }) => path.endsWith('/attachment/remove'))
  expect(removal?.body?.get('attachment_id')).toBe('3')
})
