import { findFileInput } from './browser-stubs'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgencyError } from '#contract/errors.ts'
import { Uploads, UploadListsProvider } from '@/components/records/uploads/upload-lists'
import { usePublishWhenUploaded } from '@/components/portals/portals-card'
import { renderPage } from './render-page'

function PublishButton({ onPublish }: { onPublish: (place: string) => Promise<unknown> }) {
  const { publish, dialog } = usePublishWhenUploaded(onPublish)
  return (
    <>
      <button onClick={() => publish('kyero')}>Publish</button>
      {dialog}
    </>
  )
}

async function publishDuringUpload() {
  const published: string[] = []
  const { promise, resolve: arrive, reject: fail } = Promise.withResolvers<string>()
  renderPage(
    <UploadListsProvider path="/properties/edit/1/">
      <Uploads
        name="media"
        target={{
          send: () => promise,
          revert: async () => undefined,
          onRejected: () => undefined,
          onDone: () => undefined,
        }}
      />
      <PublishButton onPublish={async (place) => published.push(place)} />
    </UploadListsProvider>,
  )
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(await findFileInput(), new File(['sea'], 'sea.jpg'))
  await screen.findByText(/Uploading/)
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByRole('alertdialog', { name: 'Photos are still uploading' })
  return { user, published, arrive, fail }
}

describe('publishing during photo uploads', () => {
  test('waits for the last upload', async () => {
    const { published, arrive } = await publishDuringUpload()
    expect(published).toEqual([])
    arrive('1.jpg')
    await waitFor(() => expect(published).toEqual(['kyero']))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('offers a choice when an upload fails, and can publish without the photo', async () => {
    const { user, published, fail } = await publishDuringUpload()
    fail(new AgencyError('UNAUTHORIZED'))
    await screen.findByRole('alertdialog', { name: 'Some photos weren’t uploaded' })
    expect(published).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Publish anyway' }))
    expect(published).toEqual(['kyero'])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
