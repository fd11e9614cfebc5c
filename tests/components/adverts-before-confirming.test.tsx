import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ArchiveDialog } from '@/components/developments/archive-dialog'
import { DeleteDialog } from '@/components/properties/delete-dialog'
import { SoldDialog } from '@/components/properties/sold-dialog'
import { type FakeResponse, renderWithServer, tagsResponse } from './render-with-server'

const ignore = () => undefined
const property = { id: 5, reference: 'SOL-5', title: 'Flat', highlighted: 0 } as const
const development = {
  id: 4,
  information: { title: 'Foz' },
  archived: 0,
  disabled: 0,
  properties: { total: 1, active: 1, sold: 0, archived: 0, returning: 0 },
} as const
const tags = tagsResponse('sold')
const adverts = { body: { adverts: [{ property_id: 5, reference: 'SOL-5', place: 'idealista' }] } }

test.each<[string, string, ReactNode]>([
  [
    'Mark as sold',
    'It’ll move from Active listings to Sold properties.',
    <SoldDialog key="sold" property={property} onCancel={ignore} onSell={ignore} />,
  ],
  [
    'Delete',
    'You are about to delete a Property. What do I do?',
    <DeleteDialog key="delete" property={property} isPending={false} onCancel={ignore} onDelete={ignore} />,
  ],
  [
    'Archive',
    'Its only property will be archived too and removed from the website.',
    <ArchiveDialog
      key="archive"
      development={development}
      isPending={false}
      onCancel={ignore}
      onConfirm={ignore}
    />,
  ],
])('enables "%s" once the adverts that will end are known', async (name, text, dialog) => {
  const { promise, resolve } = Promise.withResolvers<FakeResponse>()
  const { requests } = renderWithServer(dialog, {
    'GET /api/v1/properties/getTags': tags,
    'GET /api/v1/integrations/adverts': promise,
  })
  expect(await screen.findByText(text)).toBeVisible()
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/api/v1/integrations/adverts'))
  expect(button).toBeDisabled()
  resolve(adverts)
  await waitFor(() => expect(button).toBeEnabled())
  expect(screen.getByText(/idealista/)).toBeVisible()
})
