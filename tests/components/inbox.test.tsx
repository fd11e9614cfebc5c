import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import './browser-stubs'
import { InboxList } from '@/components/inbox/inbox-list'
import { toInboxArgs, parseInboxState, formatInboxState } from '@/components/inbox/inbox-state'
import { MessageView } from '@/components/inbox/message-view'
import { createReplyTemplate } from '@/components/inbox/reply-template'
import { Notifications } from '@/components/resource/notifications'
import { notificationStore } from '@/components/resource/notifier'
import {
  errorResponse,
  type FakeResponse,
  type FakeResponses,
  renderWithServer,
  sessionResponse,
} from './render-with-server'

const message = {
  id: 7,
  timer: '2026-03-01T09:00:00.000Z',
  body: { subject: 'Saturday?', text: '<b>Bold</b> & free' },
  sender: { name: 'Rui Paz', email: 'rui@example.pt', phone: null },
  label: 'Book Visit',
  title: 'Saturday?',
  from: 'rui@example.pt',
  to: null,
  agent: null,
  property: null,
  language: 'fr',
  read_at: null,
  archived_at: null,
  replies_count: 0,
}
const detail = { ...message, consent_text: 'I agree.', consent_at: message.timer, replies: [] }
const account = { id: 2, name: 'Ana Sá', email: 'ana@example.pt', role: 'User', verified: 1, initials: 'AS' }
const withSession = { 'GET /api/v1/session': sessionResponse(account) }
const server: FakeResponses = {
  'GET /api/v1/inbox': { body: { inbox: [message], totalInbox: 1 } },
  'GET /api/v1/inbox/unread': { body: { unread: 1 } },
  'GET /api/v1/inbox/7': { body: { message: detail } },
  'POST /api/v1/inbox/7/read': { status: 202, body: {} },
  'POST /api/v1/inbox/7/agent': { status: 202, body: {} },
  'POST /api/v1/inbox/7/reply': errorResponse(502, 'MAIL_NOT_SENT'),
}

const messageView = <MessageView id={7} userName="Ana Sá" onClose={() => undefined} />

const renderInbox = (responses: FakeResponses) =>
  renderWithServer(
    <>
      <InboxList userName="Ana Sá" canExport />
      <Notifications />
    </>,
    responses,
    '/inbox',
  )

function ClosableMessage() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Leave' : 'Back'}</button>
      {isOpen && messageView}
    </>
  )
}

test('the inbox filters round-trip through the URL, and invalid values are ignored', () => {
  const query = 'state=archived&label=sell&agents=3.0&unread=1&sort=oldest&search=vinha&page=2'
  const state = parseInboxState(new URLSearchParams(query))
  expect(state).toEqual({
    state: 'archived',
    label: 'Sell with us',
    agents: [3, 0],
    isUnreadOnly: true,
    isOldestFirst: true,
    search: 'vinha',
    page: 2,
    message: null,
  })
  expect(formatInboxState(state)).toBe(query)
  expect(formatInboxState(parseInboxState(new URLSearchParams('label=nonsense&agents=x.-1&page=0')))).toBe('')
  expect(toInboxArgs(parseInboxState(new URLSearchParams('label=visit'))).query).toMatchObject({
    page: 1,
    filter: { state: 'inbox', label: 'Book Visit' },
  })
})

test('requests the oldest messages first by default, but in the archive the newest', () => {
  const orderOf = (query: string) => toInboxArgs(parseInboxState(new URLSearchParams(query))).query?.order
  expect(orderOf('')).toBe(1)
  expect(orderOf('sort=newest')).toBeUndefined()
  expect(orderOf('state=archived')).toBeUndefined()
  expect(orderOf('state=archived&sort=oldest')).toBe(1)
})

test('shows no count of unread messages if the API ignores the filter and returns read ones', async () => {
  const read = { ...message, id: 8, read_at: message.timer }
  const flags = { shared: 0, own: true, editable: true, is_default: false }
  const view = { ...flags, id: 1, path: '/inbox', name: 'To read', query: 'unread=1' }
  const { user } = renderInbox({
    ...server,
    'GET /api/v1/inbox': { body: { inbox: [message, read], totalInbox: 23 } },
    'GET /api/v1/saved-views': { body: { views: [view] } },
  })
  expect(await screen.findByText('23 messages')).toBeVisible()
  const tab = await screen.findByRole('link', { name: /^To read/ })
  await user.click(screen.getByRole('button', { name: 'Unread only' }))
  await waitFor(() => expect(screen.queryByText('23 messages')).not.toBeInTheDocument())
  expect(tab).not.toHaveTextContent('23')
})

test("starts a reply in the sender's language", () => {
  expect(createReplyTemplate({ ...detail, language: 'fr' }, 'Ana Sá')).toEqual({
    subject: 'Re: Saturday?',
    text: 'Bonjour Rui Paz,\n\nMerci pour votre message au sujet de « Saturday? ».\n\n\n\nBien cordialement,\nAna Sá',
  })
})

test('marks unread messages and can undo marking one as read', async () => {
  const { user, requests } = renderInbox(server)
  expect(await screen.findByRole('link', { name: 'Unread · Saturday?' })).toHaveAttribute(
    'href',
    '/inbox/read/7',
  )
  await user.click(screen.getByRole('button', { name: 'Actions for Saturday?' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as read' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const readFlags = () =>
    requests.filter(({ path }) => path.endsWith('/7/read')).map(({ body }) => body?.get('read'))
  await waitFor(() => expect(readFlags()).toEqual(['1', '0']))
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('marks a message as read while another one is still being marked', async () => {
  const other = { ...message, id: 8, title: 'Sunday?', body: { ...message.body, subject: 'Sunday?' } }
  const { user, requests } = renderInbox({
    ...server,
    'GET /api/v1/inbox': { body: { inbox: [message, other], totalInbox: 2 } },
    'POST /api/v1/inbox/7/read': new Promise<never>(() => undefined),
    'POST /api/v1/inbox/8/read': { status: 202, body: {} },
  })
  for (const name of ['Saturday?', 'Sunday?']) {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as read' }))
  }
  const getMarkedPaths = () => requests.filter(({ path }) => path.endsWith('/read')).map(({ path }) => path)
  await waitFor(() => expect(getMarkedPaths()).toEqual(['/api/v1/inbox/7/read', '/api/v1/inbox/8/read']))
})

test('archives selected messages with undo; failed ones stay selected', async () => {
  const other = { ...message, id: 8, sender: { ...message.sender, name: 'Eva Reis' } }
  const { user, requests } = renderInbox({
    ...server,
    'GET /api/v1/inbox': { body: { inbox: [message, other], totalInbox: 2 } },
    'POST /api/v1/inbox/7/archive': { status: 202, body: {} },
    'POST /api/v1/inbox/8/archive': errorResponse(404, 'NOT_FOUND'),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all messages on this page' }))
  expect(screen.getByText('2 selected')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('1 message archived')).toBeVisible()
  expect(await screen.findByText(/^1 message couldn’t be changed: Not found/)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select “Saturday?” from Rui Paz' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Select “Saturday?” from Eva Reis' })).toBeChecked()
  // The report stays until it is closed.
  const report = notificationStore.read().find(({ text }) => text === '1 message archived')
  expect(report).toMatchObject({ timeout: 0, survivesNavigation: 'always' })
  const undoButtons = screen.getAllByRole('button', { name: 'Undo' })
  await user.click(undoButtons.at(-1) ?? document.body)
  const getChanges = () =>
    requests.filter(({ path }) => path.endsWith('/7/archive')).map(({ body }) => body?.get('archived'))
  await waitFor(() => expect(getChanges()).toEqual(['1', '0']))
})

test('names a message that someone deleted, and removes it from the list', async () => {
  const responses: FakeResponses = {
    ...server,
    'POST /api/v1/inbox/7/archive': errorResponse(404, 'NOT_FOUND'),
  }
  const { user } = renderInbox(responses)
  await user.click(await screen.findByRole('button', { name: 'Actions for Saturday?' }))
  responses['GET /api/v1/inbox'] = { body: { inbox: [], totalInbox: 0 } }
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  expect(await screen.findByText('Someone deleted Saturday?, so it couldn’t be changed.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Rui Paz')).toBeNull())
})

test('assigns selected messages, and restores the previous agent of each on Undo', async () => {
  const rui = { id: 4, first_name: 'Rui', last_name: 'Melo', avatar: null }
  const other = { ...message, id: 8, agent: rui, sender: { ...message.sender, name: 'Eva Reis' } }
  const { user, requests } = renderInbox({
    ...server,
    'GET /api/v1/inbox': { body: { inbox: [{ ...message, agent: null }, other], totalInbox: 2 } },
    'POST /api/v1/inbox/7/agent': { status: 202, body: {} },
    'POST /api/v1/inbox/8/agent': { status: 202, body: {} },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all messages on this page' }))
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ana Sá' }))
  expect(await screen.findByText('Agent changed for 2 messages')).toBeVisible()
  const getAssignedAgents = (id: number) =>
    requests.filter(({ path }) => path.endsWith(`/${id}/agent`)).map(({ body }) => body?.get('agent_id'))
  expect([getAssignedAgents(7), getAssignedAgents(8)]).toEqual([['3'], ['3']])
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body)
  await waitFor(() => expect(getAssignedAgents(8)).toEqual(['3', '4']))
  expect(getAssignedAgents(7)).toEqual(['3', ''])
})

test('renders a message as text, marks it as read when opened, and assigns an agent', async () => {
  const { user, requests } = renderWithServer(messageView, server)
  expect(await screen.findByText('<b>Bold</b> & free')).toBeVisible()
  expect(screen.getByText(/I agree\./)).toHaveAttribute('lang', 'fr')
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/api/v1/inbox/7/read'))
  await user.selectOptions(
    screen.getByLabelText('Agent'),
    await screen.findByRole('option', { name: 'Ana Sá' }),
  )
  await waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith('/agent'))?.body?.get('agent_id')).toBe('3'),
  )
})

test("links to the sender's email address, escaped except for the @", async () => {
  const from = 'rui+a&b=c@example.pt'
  renderWithServer(messageView, {
    ...server,
    'GET /api/v1/inbox/7': { body: { message: { ...detail, from } } },
  })
  expect(await screen.findByRole('link', { name: from })).toHaveAttribute(
    'href',
    'mailto:rui%2Ba%26b%3Dc@example.pt',
  )
})

test('hides a deleted message that is opened again', async () => {
  const responses = { ...server }
  const { user } = renderWithServer(<ClosableMessage />, responses)
  expect(await screen.findByText('<b>Bold</b> & free')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  responses['GET /api/v1/inbox/7'] = errorResponse(404, 'NOT_FOUND')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText(/The record may have been deleted/)).toBeVisible()
  expect(screen.queryByText('<b>Bold</b> & free')).not.toBeInTheDocument()
})

test('does not show a deleted message again while it is being requested', async () => {
  const responses: FakeResponses = { ...server, 'DELETE /api/v1/inbox/7/delete': { body: {} } }
  const { user } = renderWithServer(<ClosableMessage />, responses)
  await user.click(await screen.findByRole('button', { name: 'Delete permanently' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('<b>Bold</b> & free')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  const { promise, resolve } = Promise.withResolvers<FakeResponse>()
  responses['GET /api/v1/inbox/7'] = promise
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.queryByText('<b>Bold</b> & free')).not.toBeInTheDocument()
  resolve(errorResponse(404, 'NOT_FOUND'))
  expect(await screen.findByText(/The record may have been deleted/)).toBeVisible()
})

test('lists assignments, replies and archiving below a message', async () => {
  const line = { at: message.timer, actor: { id: 2, name: 'Rita Melo' }, noun: 'inbox', record_id: 7 }
  const assigned = { field: 'agent_id', before: null, after: 3, before_names: [], after_names: ['Ana Sá'] }
  const archived = { field: 'archived', before: 0, after: 1 }
  const { user } = renderWithServer(messageView, {
    ...server,
    'GET /api/v1/activity': {
      body: {
        activity: [
          { ...line, id: 3, action: 'changed', changes: [archived] },
          { ...line, id: 2, action: 'replied' },
          { ...line, id: 1, action: 'changed', changes: [assigned] },
        ],
        total: 3,
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'History' }))
  const history = within(await screen.findByRole('region', { name: 'History' }))
  expect(await history.findByText('Replied')).toBeInTheDocument()
  expect(history.getByText('Agent').nextElementSibling).toHaveTextContent('Ana Sá')
  expect(history.getByText('Archived').nextElementSibling).toHaveTextContent(/No.*Yes/)
})

test('reports a reply that could not be sent and keeps the typed text', async () => {
  const { user } = renderWithServer(messageView, server)
  await user.click(await screen.findByRole('button', { name: 'Reply by email' }))
  const form = within(await screen.findByRole('form', { name: 'Reply by email' }))
  const text = form.getByRole('textbox', { name: /^Text/ })
  await waitFor(() => expect(text).toHaveFocus())
  await user.type(text, 'Samedi, 11 h.')
  await user.click(form.getByRole('button', { name: 'Send' }))
  expect(await form.findByRole('alert')).toHaveTextContent('The email couldn’t be sent. Nothing was lost')
  expect(text).toHaveDisplayValue(/Samedi, 11 h\./)
})

test('restores an unfinished reply when its form is opened again', async () => {
  const responses = { ...server, ...withSession }
  const { user } = renderWithServer(messageView, responses)
  await user.click(await screen.findByRole('button', { name: 'Reply by email' }))
  await user.type(await screen.findByRole('textbox', { name: /^Text/ }), 'Samedi, 11 h.')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Samedi, 11 h.'))
  cleanup()
  const reopened = renderWithServer(messageView, responses)
  await reopened.user.click(await screen.findByRole('button', { name: 'Reply by email' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveDisplayValue(/Samedi, 11 h\./),
  )
  localStorage.clear()
})

test('drops the stored reply when its text is the template again', async () => {
  const { user } = renderWithServer(messageView, {
    ...server,
    ...withSession,
  })
  await user.click(await screen.findByRole('button', { name: 'Reply by email' }))
  await user.type(await screen.findByRole('textbox', { name: /^Text/ }), 'A')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain(':reply:7'))
  await user.keyboard('{Backspace}')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain(':reply:7'))
})

test('does not send the unchanged template', async () => {
  const { user, requests } = renderWithServer(messageView, {
    ...server,
    ...withSession,
  })
  await user.click(await screen.findByRole('button', { name: 'Reply by email' }))
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Write your reply first')
  expect(requests.some(({ path }) => path.endsWith('/reply'))).toBe(false)
})
