import './page-parts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { Uploads } from '@/components/listing/uploads/uploads'
import { catalogue } from './catalogues'

/** Uploads whose one file is on its way until the test lets it arrive. */
async function uploadOne(file = new File(['deed'], 'deed.pdf')) {
  const asked = { done: 0 }
  const { promise, resolve: arrive } = Promise.withResolvers<string>()
  let sending = false
  const { unmount } = render(
    <NextIntlClientProvider locale="en" messages={catalogue('en')} timeZone="Europe/Lisbon">
      <Uploads
        name="attachments"
        hand={() => undefined}
        source={{
          send: () => {
            sending = true
            return promise
          },
          revert: async () => undefined,
          onRefused: () => undefined,
          onDone: () => void asked.done++,
        }}
      />
    </NextIntlClientProvider>,
  )
  const box = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input.filepond--browser')
    if (found === null) throw new Error('The upload widget is not there yet')
    return found
  })
  await userEvent.setup({ applyAccept: false }).upload(box, file)
  if (file.size > 0) await waitFor(() => expect(sending).toBe(true))
  return { asked, arrive, unmount, isSending: () => sending }
}

/** Longer than FilePond waits before it tells what has happened. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 200))

describe('uploads', () => {
  test('have their list asked again when the last has arrived', async () => {
    const { asked, arrive } = await uploadOne()
    await settle()
    expect(asked.done).toBe(0)
    arrive('4')
    await waitFor(() => expect(asked.done).toBe(1))
  })

  // FilePond takes an answer in one frame and tells of it a moment after; the page may go between any two.
  test.each([0, 1, 2])('whose page is left %i frames after they arrive ask no list', async (frames) => {
    const { asked, arrive, unmount } = await uploadOne()
    await settle()
    arrive('4')
    for (let at = 0; at < frames; at++) await new Promise(requestAnimationFrame)
    const before = asked.done
    unmount()
    await settle()
    expect(asked.done).toBe(before)
  })

  test('of 0 bytes are not sent, and their row says that they are empty', async () => {
    const { isSending } = await uploadOne(new File([], 'deed.pdf'))
    const told = await screen.findByText(/^This file is empty/, { ignore: '.filepond--root *' })
    expect(told).toBeVisible()
    expect(isSending()).toBe(false)
  })
})
