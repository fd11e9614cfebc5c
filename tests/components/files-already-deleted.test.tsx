import './page-parts'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { PropertyAttachments } from '@/components/properties/property-attachments'
import { PropertyMedia } from '@/components/properties/property-media'
import { Notifications } from '@/components/resource/notifications'
import { type Answer, renderWithServer } from './property-around'

const gone: Answer = { status: 404, body: { errors: { msg: 'NOT_FOUND' } } }
const answers: Record<string, Answer> = {
  'GET /api/v1/property/5/media': {
    body: { block: { media: [{ id: 8, file: '8.jpg', extension: 'jpg', cover: 1, plant: 0 }] } },
  },
  'GET /api/v1/property/5/attachments': {
    body: { block: { attachments: [{ id: 4, name: 'Deed', extension: 'pdf' }] } },
  },
  'POST /api/v1/property/5/media/remove': gone,
  'POST /api/v1/property/5/attachment/remove': gone,
}

function open(page: ReactNode) {
  return renderWithServer(
    <>
      {page}
      <Notifications />
    </>,
    answers,
  )
}

async function confirmed(user: ReturnType<typeof open>['user']) {
  const question = await screen.findByRole('alertdialog', { name: 'Warning' })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted successfully')).toBeVisible()
}

test('deleting a photograph that a colleague has deleted succeeds', async () => {
  const { user } = open(<PropertyMedia id={5} />)
  await user.click(await screen.findByRole('button', { name: 'Actions of photograph 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await confirmed(user)
})

test('deleting an attachment that a colleague has deleted succeeds', async () => {
  const { user } = open(<PropertyAttachments id={5} />)
  await user.click(await screen.findByRole('button', { name: 'Delete Deed.pdf' }))
  await confirmed(user)
})
