import { findFileInput } from './browser-stubs'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UploadRows, type UploadRow } from '@/components/records/uploads/upload-rows'
import { Uploads } from '@/components/records/uploads/upload-lists'
import { renderPage } from './render-page'

async function uploadOne(file = new File(['deed'], 'deed.pdf'), locale: 'en' | 'pt' = 'en') {
  const reloads = { count: 0 }
  const { promise, resolve: arrive } = Promise.withResolvers<string>()
  let sending = false
  const { unmount } = renderPage(
    <Uploads
      name="attachments"
      target={{
        send: () => {
          sending = true
          return promise
        },
        revert: async () => undefined,
        onRejected: () => undefined,
        onDone: () => void reloads.count++,
      }}
    />,
    { locale },
  )
  await userEvent.setup({ applyAccept: false }).upload(await findFileInput(), file)
  if (file.size > 0) await waitFor(() => expect(sending).toBe(true))
  return { reloads, arrive, unmount, isSending: () => sending }
}

/** Longer than FilePond's delay before it reports a result. */
const waitForFilePond = () => new Promise((resolve) => setTimeout(resolve, 200))

describe('uploads', () => {
  test('reload the list after the last file', async () => {
    const { reloads, arrive } = await uploadOne()
    await waitForFilePond()
    expect(reloads.count).toBe(0)
    arrive('4')
    await waitFor(() => expect(reloads.count).toBe(1))
  })

  // FilePond handles a response in one frame and reports it later; the page may unmount between any two frames.
  test.each([0, 1, 2])(
    'do not reload the list after the page has unmounted, %i frames after the response',
    async (frames) => {
      const { reloads, arrive, unmount } = await uploadOne()
      await waitForFilePond()
      arrive('4')
      for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
      const before = reloads.count
      unmount()
      await waitForFilePond()
      expect(reloads.count).toBe(before)
    },
  )

  test('announce each added file in the user’s language', async () => {
    await uploadOne(undefined, 'pt')
    const announcement = document.querySelector('.filepond--assistant')
    await waitFor(() => expect(announcement).toHaveTextContent(/^Adicionado: .+, 1 ficheiro na lista$/), {
      timeout: 3000,
    })
  })

  test('reject files of 0 bytes and say so in their row', async () => {
    const { isSending } = await uploadOne(new File([], 'deed.pdf'))
    const message = await screen.findByText(/^This file is empty/, { ignore: '.filepond--root *' })
    expect(message).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument()
    expect(isSending()).toBe(false)
  })
})

test.each([
  [0.5, 'Uploading · 2 kB'],
  [1, 'Finishing upload, please wait · 2 kB'],
])('the row of an upload with a sent fraction of %d shows “%s”', (fraction, text) => {
  const row: UploadRow = { id: 'a', name: 'hall.jpg', size: 2000, state: 'sending', fraction, problem: null }
  const ignore = () => undefined
  renderPage(
    <UploadRows
      rows={[row]}
      progress={{ isRunning: true, done: 0, total: 1, failed: 0 }}
      actions={{ remove: ignore, retry: ignore, retryAll: ignore, cancelAll: ignore }}
    />,
  )
  expect(screen.getByText(text)).toBeVisible()
})
