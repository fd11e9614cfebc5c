import { findFileInput } from './browser-stubs'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import type { Attachment } from '#contract/media.ts'
import { AttachmentsTab } from '@/components/records/attachments/attachments-tab'
import { toCallKey } from '@/lib/agency/call-key'
import { type FakeResponse, mockFetch } from './network'
import { EmptyCache, renderPage } from './render-page'

const deed: Attachment = {
  id: 4,
  name: 'Deed',
  extension: 'pdf',
  size: 1_234_567,
  created_at: '2026-03-14T09:05:00Z',
}

function renderAttachments(
  stored: Attachment[],
  { cached, failure }: { cached?: Attachment[]; failure?: FakeResponse } = {},
) {
  const uploaded: string[] = []
  const removed: number[] = []
  mockFetch(({ method, path, body, fields }) => {
    const action = `${method} ${path.replace('/api/v1/property/5/', '')}`
    if (action === 'GET attachments')
      return failure ?? { body: { block: { attachments: stored.filter(({ id }) => !removed.includes(id)) } } }
    if (action === 'POST attachment/remove') removed.push(Number(fields.attachment_id))
    const file = body?.get('file')
    if (action === 'POST attachment/upload' && file instanceof File) uploaded.push(file.name)
    return { status: 201, body: {} }
  })
  const key = toCallKey('properties.attachments', { params: { id: 5 } })
  const fallback = cached === undefined ? {} : { [key]: { block: { attachments: cached } } }
  renderPage(
    <EmptyCache>
      <SWRConfig value={{ fallback }}>
        <AttachmentsTab resource="properties" id={5} />
      </SWRConfig>
    </EmptyCache>,
  )
  return { user: userEvent.setup({ applyAccept: false }), uploaded, removed }
}

describe('attachments', () => {
  test.each([undefined, []])(
    'shows the error with Retry instead of an empty list when loading fails (previous data: %j)',
    async (cached) => {
      renderAttachments([], { cached, failure: { status: 504, body: 'lost' } })
      expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
      expect(screen.queryByText('No attachments yet')).not.toBeInTheDocument()
    },
  )

  test('shows name, size and date, and deletes only after a confirmation', async () => {
    const { user, removed } = renderAttachments([deed])
    const row = await screen.findByRole('listitem')
    expect(row).toHaveTextContent('Deed.pdf')
    expect(row).toHaveTextContent('1.2 MB · 14 Mar 2026, 09:05')
    await user.click(screen.getByRole('button', { name: 'Delete Deed.pdf' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this file?' })
    expect(removed).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Delete file' }))
    expect(await screen.findByText('No attachments yet')).toBeInTheDocument()
    expect(removed).toEqual([4])
  })

  test('uploads any file type, but rejects and lists files of 2,000,000 bytes or more', async () => {
    const { user, uploaded } = renderAttachments([])
    const big = new File([new Uint8Array(2_000_000)], 'plans.zip')
    const small = new File([new Uint8Array(1_999_999)], 'contract.docx')
    await user.upload(await findFileInput(), [big, small])
    const alert = await screen.findByRole('alertdialog', { name: 'Files Exceeded Limit (2MB)' })
    expect(alert).toHaveTextContent('There are files that exceeded the limit')
    expect(alert).toHaveTextContent('plans.zip')
    expect(within(alert).queryByRole('button', { name: 'Resize to under 2 MB' })).not.toBeInTheDocument()
    await waitFor(() => expect(uploaded).toEqual(['contract.docx']))
  })
})
