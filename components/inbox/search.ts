import { EnvelopeIcon } from '@heroicons/react/24/outline'
import { toSearchArgs, type SearchDefinition } from '@/components/resource/search-definition'
import { call } from '@/lib/agency/call'

export const messageSearch: SearchDefinition<'messages'> = {
  list: { path: '/inbox', name: 'inbox' },
  icon: EnvelopeIcon,
  href: (id) => `/inbox/read/${id}`,
  toChoices: (records, texts) =>
    records.map(({ id, subject, sender, timer: receivedAt, read_at, archived_at }) => ({
      id,
      label: subject || sender,
      detail: `${sender} · ${texts.formatDay(receivedAt)}`,
      chips: [
        ...(read_at === null ? [{ label: texts.unread, tone: 'brand' as const }] : []),
        ...(archived_at !== null ? [{ label: texts.archived, tone: 'plain' as const }] : []),
      ],
    })),
  find: async (request) => {
    const { inbox, totalInbox } = await call('inbox.list', toSearchArgs(request), { signal: request.signal })
    const records = inbox.map(({ id, body, title, sender, timer, read_at, archived_at }) => ({
      id,
      subject: body.subject || title,
      sender: sender.name || sender.email,
      timer,
      read_at,
      archived_at,
    }))
    return { records, total: totalInbox }
  },
}
