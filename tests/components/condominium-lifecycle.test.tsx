import { screen, waitFor, within } from '@testing-library/react'
import {
  type LivingCondominium,
  useCondominiumLifecycle,
} from '@/components/condominiums/use-condominium-lifecycle'
import { Notifications } from '@/components/resource/notifications'
import { renderWithServer } from './property-around'

const foz: LivingCondominium = {
  id: 4,
  title: 'Foz',
  archived: 0,
  disabled: 0,
  properties: { total: 4, active: 2, sold: 1, archived: 1, returning: 0 },
}
const answers = {
  'POST /api/v1/condominiums/4/archive': { status: 202, body: { properties: 3 } },
  'POST /api/v1/condominiums/4/unArchive': { status: 202, body: { properties: 3 } },
  'DELETE /api/v1/condominiums/4/delete': { status: 200, body: { properties: 4 } },
}

function Desk({ condominium }: { condominium: LivingCondominium }) {
  const { onArchive, onDelete, dialogs } = useCondominiumLifecycle()
  return (
    <>
      <button onClick={() => onArchive(condominium)}>archive it</button>
      <button onClick={() => onDelete(condominium)}>delete it</button>
      {dialogs}
      <Notifications />
    </>
  )
}
const show = (condominium: LivingCondominium) => renderWithServer(<Desk condominium={condominium} />, answers)

test('archiving says how many properties go along, and undo brings them back', async () => {
  const { user, sent } = show(foz)
  await user.click(screen.getByRole('button', { name: 'archive it' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Its 3 properties are archived with it and leave the website.')
  expect(dialog).toHaveTextContent('1 property is archived already and stays so.')
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Foz is archived, and 3 properties with it')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/v1/condominiums/4/unArchive'))
})

test('bringing back says which come and which stay', async () => {
  const archived = { total: 4, active: 0, sold: 0, archived: 4, returning: 3 }
  const { user } = show({ ...foz, archived: 1, properties: archived })
  await user.click(screen.getByRole('button', { name: 'archive it' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('3 properties that were archived with it come back too.')
  expect(dialog).toHaveTextContent('1 property was not archived with it and stays as it is.')
  await user.click(within(dialog).getByRole('button', { name: 'Bring back' }))
  expect(await screen.findByText('Foz is back, and 3 properties with it')).toBeInTheDocument()
})

test('deleting says what happens to the properties, and waits for a yes', async () => {
  const { user, sent } = show(foz)
  await user.click(screen.getByRole('button', { name: 'delete it' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
  expect(dialog).toHaveTextContent('Foz')
  expect(dialog).toHaveTextContent('Its 4 properties stay as they are, linked to no development.')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted successfully')).toBeInTheDocument()
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('one that the demonstration keeps closed asks nothing', async () => {
  const { user } = show({ ...foz, disabled: 1 })
  await user.click(screen.getByRole('button', { name: 'archive it' }))
  await user.click(screen.getByRole('button', { name: 'delete it' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
