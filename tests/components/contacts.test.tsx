import { screen, waitFor, within } from '@testing-library/react'
import './browser-stubs'
import { ContactsScreen } from '@/components/contacts/contacts-screen'
import {
  toContactsFilter,
  parseContactsFilters,
  formatContactsFilters,
} from '@/components/contacts/contacts-state'
import { Notifications } from '@/components/resource/notifications'
import { captureDownloads } from './capture-downloads'
import { errorResponse, renderWithServer } from './render-with-server'

const contact = {
  email: 'rui@example.pt',
  name: '=HYPERLINK("https://evil.example")',
  phone: '+351 912 000 001',
  language: 'fr',
  agent: 'Ana Sá',
  labels: ['Sell with us', 'Book Visit'],
  properties: ['LX-1', 'LX-2'],
  messages: 3,
  first_at: '2026-03-01T10:00:00.000Z',
  last_at: '2026-07-04T23:30:00.000Z',
  consent_at: null,
  consent_text: null,
}

function renderContacts(responses = {}) {
  return renderWithServer(
    <>
      <ContactsScreen />
      <Notifications />
    </>,
    {
      'GET /api/v1/administration/contacts': { body: { contacts: [contact], total: 12 } },
      'POST /api/v1/administration/contacts/downloadCSV': { body: { data: { csv_contacts: [contact] } } },
      ...responses,
    },
    '/download/csv',
  )
}

test('contact filters round-trip through the URL, and invalid values are ignored', () => {
  const query = 'labels=sell.visit&agents=3.0&from=2026-03-01&language=fr&consent=missing&drawer=archived'
  const state = parseContactsFilters(new URLSearchParams(query))
  expect(formatContactsFilters(state)).toBe(query)
  expect(toContactsFilter(state)).toEqual({
    labels: ['Sell with us', 'Book Visit'],
    agents: [3, 0],
    from: '2026-03-01',
    language: 'fr',
    consent: 0,
    archived: 1,
  })
  expect(
    toContactsFilter(parseContactsFilters(new URLSearchParams('from=soon&language=xx&labels=no'))),
  ).toEqual({})
})

test('shows the count and a preview of the file without downloading it', async () => {
  const { requests } = renderContacts()
  expect(await screen.findByText('12 contacts')).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'File preview' }))
  expect(table.getByRole('cell', { name: 'Sell with us, Book Visit' })).toBeVisible()
  expect(table.getByRole('cell', { name: '05/07/2026' })).toBeVisible()
  expect(requests.filter(({ path }) => path.endsWith('/downloadCSV'))).toEqual([])
})

test('saves the downloaded contacts as a CSV file and escapes formulas', async () => {
  const downloads = captureDownloads()
  const { user } = renderContacts()
  await screen.findByText('12 contacts')
  await user.selectOptions(screen.getByLabelText('Spreadsheet format'), ';')
  await user.click(screen.getByRole('button', { name: 'Download file' }))
  expect(await screen.findByText('File or Message generated with success')).toBeVisible()
  await waitFor(() => expect(downloads).toHaveLength(1))
  expect(downloads[0]?.name).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/)
  const [header, row] = ((await downloads[0]?.text) ?? '').split('\r\n')
  expect(header?.split(';').slice(0, 3)).toEqual(['Name', 'Email', 'Phone'])
  expect(row).toBe(
    `"'=HYPERLINK(""https://evil.example"")";rui@example.pt;'+351 912 000 001;French;Sell with us, Book Visit;LX-1, LX-2;Ana Sá;3;01/03/2026;05/07/2026;;`,
  )
})

test('hides the filters and the download from users with the role User', async () => {
  renderContacts({
    'GET /api/v1/administration/contacts': errorResponse(403, 'UNAUTHORIZED'),
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Download file' })).toBeNull())
  expect(screen.queryByText('Wrote about')).toBeNull()
})
