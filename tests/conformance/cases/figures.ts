import type { Ground } from '../fixtures.ts'
import { tryPaging } from '../lists.ts'
import { idsAt } from '../reading.ts'
import { tryText } from '../texts.ts'
import { at } from '../reading.ts'
import type { Walk } from '../walk.ts'

/** Resources with only one or two calls. */
export async function dashboard(walk: Walk): Promise<void> {
  await walk.try('dashboard.statistics')
}

export async function demo(walk: Walk): Promise<void> {
  await walk.try('demo.state')
}

export async function contacts(walk: Walk): Promise<void> {
  await tryPaging(walk, 'contacts.list', { rows: 'contacts', size: 'limit', request: (query) => ({ query }) })
  if (walk.options.all) await walk.try('contacts.download')
  else walk.skip(['contacts.download'], 'it takes out personal data, and is recorded: only with --all')
}

export async function whoWeAre(walk: Walk): Promise<void> {
  await tryText(walk, {
    label: 'the text about the agency',
    read: 'whoWeAre.get',
    save: 'whoWeAre.update',
    text: (body) => at(body, 'whoWeAre.description'),
  })
}

export async function search(walk: Walk, { properties }: Ground): Promise<void> {
  const [id] = properties
  const result = await walk.try('search.find', { query: { q: id === undefined ? 'lisboa' : walk.mark } })
  if (result !== null && id !== undefined)
    walk.check(
      'search.find',
      idsAt(result.body, 'properties').includes(id),
      'does not find a property of its own',
    )
}

export async function views(walk: Walk, { condominiums: [id] }: Ground): Promise<void> {
  if (id === undefined) return walk.skip(['views.count'], 'it takes a development of its own')
  await walk.try('views.count', { body: { kind: 'condominium', id }, token: null })
}
