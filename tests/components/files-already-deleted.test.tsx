import './browser-stubs'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AgencyError } from '#contract/errors.ts'
import { AttachmentsTab } from '@/components/records/attachments/attachments-tab'
import { MediaTab } from '@/components/records/media/media-tab'
import { ignoreAlreadyDeleted } from '@/components/resource/already-deleted'
import { Notifications } from '@/components/resource/notifications'
import { errorResponse, type FakeResponse, type FakeResponses, renderWithServer } from './render-with-server'

const notFound: FakeResponse = errorResponse(404, 'NOT_FOUND')
const responses: FakeResponses = {
  'GET /api/v1/property/5/media': {
    body: { block: { media: [{ id: 8, file: '8.jpg', extension: 'jpg', cover: 1, plant: 0 }] } },
  },
  'GET /api/v1/property/5/attachments': {
    body: { block: { attachments: [{ id: 4, name: 'Deed', extension: 'pdf' }] } },
  },
  'POST /api/v1/property/5/media/remove': notFound,
  'POST /api/v1/property/5/attachment/remove': notFound,
}

function renderWithNotifications(page: ReactNode) {
  return renderWithServer(
    <>
      {page}
      <Notifications />
    </>,
    responses,
  )
}

async function confirmDelete(user: ReturnType<typeof renderWithNotifications>['user'], kind: string) {
  const dialog = await screen.findByRole('alertdialog', { name: `Delete this ${kind}?` })
  await user.click(within(dialog).getByRole('button', { name: `Delete ${kind}` }))
  expect(await screen.findByText('Deleted successfully')).toBeVisible()
}

test('reports success when deleting a photo that a colleague has already deleted', async () => {
  const { user } = renderWithNotifications(<MediaTab resource="properties" id={5} />)
  await user.click(await screen.findByRole('button', { name: 'Actions for photo 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await confirmDelete(user, 'photo')
})

test('reports success when deleting an attachment that a colleague has already deleted', async () => {
  const { user } = renderWithNotifications(<AttachmentsTab resource="properties" id={5} />)
  await user.click(await screen.findByRole('button', { name: 'Delete Deed.pdf' }))
  await confirmDelete(user, 'file')
})

test('treats NOT_FOUND as already deleted, but no other error', async () => {
  await expect(ignoreAlreadyDeleted(Promise.reject(new AgencyError('NOT_FOUND')))).resolves.toBeUndefined()
  await expect(ignoreAlreadyDeleted(Promise.reject(new AgencyError('UNAUTHORIZED')))).rejects.toThrow()
})

test('offers no retry once the record is deleted', async () => {
  renderWithServer(<AttachmentsTab resource="properties" id={5} />, {
    'GET /api/v1/property/5/attachments': notFound,
  })
  expect(await screen.findByText(/^The record may have been deleted/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})
