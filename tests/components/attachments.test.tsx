import { findFileInput } from './browser-stubs'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import useSWR from 'swr'
import { AgencyError } from '#contract/errors.ts'
import type { Attachment } from '#contract/media.ts'
import { AttachmentManager } from '@/components/records/attachments/attachment-manager'
import type { AttachmentSource } from '@/components/records/attachments/use-record-attachments'
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
  { readOnly = false, ...overrides }: Partial<AttachmentSource> & { readOnly?: boolean } = {},
) {
  const uploaded: string[] = []
  const removed: number[] = []
  function Manager() {
    const response = useSWR<{ block: { attachments: Attachment[] } }, AgencyError>(
      'attachments',
      async () => ({
        block: { attachments: stored.filter(({ id }) => !removed.includes(id)) },
      }),
    )
    const source: AttachmentSource = {
      response,
      upload: async (file) => {
        uploaded.push(file.name)
        return {}
      },
      download: async () => undefined,
      remove: async (id) => void removed.push(id),
      ...overrides,
    }
    return <AttachmentManager source={source} readOnly={readOnly} />
  }
  renderPage(
    <EmptyCache>
      <Manager />
    </EmptyCache>,
  )
  return { user: userEvent.setup({ applyAccept: false }), uploaded, removed }
}

describe('attachments', () => {
  test.each([undefined, { block: { attachments: [] } }])(
    'shows the error with Retry instead of an empty list when loading fails (previous data: %j)',
    async (data) => {
      const error = new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 0 })
      renderAttachments([], { response: { data, error, isValidating: false, mutate: async () => undefined } })
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

  test('allows downloading but not changing attachments of a demo record', async () => {
    renderAttachments([deed], { readOnly: true })
    expect(await screen.findByRole('button', { name: 'Download Deed.pdf' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Delete Deed.pdf' })).not.toBeInTheDocument()
    expect(document.querySelector('input[type=file]')).toBeNull()
  })
})
