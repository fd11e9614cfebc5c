import type { Fixtures } from '../fixtures.ts'
import { checkPaging } from '../lists.ts'
import { valueAt, idsAt } from '../body-values.ts'
import { checkText } from '../texts.ts'
import type { ConformanceRun } from '../conformance-run.ts'

// Cases of resources with only one or two calls.

export async function testDashboard(run: ConformanceRun): Promise<void> {
  await run.expectSuccess('dashboard.statistics')
}

export async function testDemo(run: ConformanceRun): Promise<void> {
  await run.expectSuccess('demo.state')
}

export async function testContacts(run: ConformanceRun): Promise<void> {
  await checkPaging(run, 'contacts.list', {
    rows: 'contacts',
    pageSizeParameter: 'limit',
    request: (query) => ({ query }),
  })
  if (run.options.all) await run.expectSuccess('contacts.download')
  else run.skip(['contacts.download'], 'it downloads personal data and is recorded; run with --all')
}

export async function testWhoWeAre(run: ConformanceRun): Promise<void> {
  await checkText(run, {
    label: 'the text about the agency',
    read: 'whoWeAre.get',
    save: 'whoWeAre.update',
    text: (body) => valueAt(body, 'whoWeAre.description'),
  })
}

export async function testSearch(run: ConformanceRun, { properties }: Fixtures): Promise<void> {
  const [id] = properties
  const result = await run.expectSuccess('search.find', {
    query: { q: id === undefined ? 'lisboa' : run.mark },
  })
  if (result !== null && id !== undefined)
    run.check(
      'search.find',
      idsAt(result.body, 'properties').includes(id),
      'does not find the property created by this run',
    )
}

export async function testViews(run: ConformanceRun, { condominiums: [id] }: Fixtures): Promise<void> {
  if (id === undefined) return run.skip(['views.count'], 'needs a development created by this run')
  await run.expectSuccess('views.count', { body: { kind: 'condominium', id }, token: null })
}
