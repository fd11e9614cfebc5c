import { spawnSync } from 'node:child_process'
import { importError } from '../../.ci/import-rules.ts'

test.each([
  ['app/(dashboard)/agents/add/page.tsx', 'components/agents/agent-form'],
  ['app/api/v1/[...path]/route.ts', 'lib/session/session'],
  ['middleware.ts', 'lib/session/session'],
  ['components/agents/agent-form.tsx', 'components/agents/use-agents'],
  ['components/agents/agent-form.tsx', 'components/resource/resource-form'],
  ['components/agents/agent-form.tsx', 'components/portfolio/features-form'],
  ['components/properties/form/property-form.tsx', 'components/agents/agent-picker'],
  ['components/properties/list/property-list.tsx', 'components/developments/development-card'],
  ['components/agents/agent-list.tsx', 'components/csv/export-csv'],
  ['components/csv/export-csv.tsx', 'components/resource/notifier'],
  ['components/field-registry.ts', 'components/agents/fields.ts'],
  ['components/activity/use-change-texts.ts', 'components/field-registry'],
  ['components/portfolio/card.tsx', 'components/resource/resource-list'],
  ['components/portfolio/card.tsx', 'lib/format/money'],
  ['components/resource/resource-form.tsx', 'components/fields/text-field'],
  ['components/resource/resource-list.tsx', 'lib/agency/use-call'],
  ['components/resource/unsaved-draft.tsx', 'lib/format/date'],
  ['components/fields/text-field.tsx', 'components/ui/button'],
  ['lib/agency/call.ts', 'lib/contract/index.ts'],
  ['components/ui/normalize-for-search.ts', 'lib/contract/normalize.ts'],
  ['agency-api/app.ts', 'lib/contract/index.ts'],
  ['agency-api/agents/resource.ts', 'agency-api/db/schema.ts'],
  ['tests/contract/databases.ts', 'agency-api/db/open.ts'],
])('%s may import %s', (from, to) => {
  expect(importError(from, to)).toBeNull()
})

test.each([
  ['lib/contract/agents.ts', 'lib/format/money'],
  ['lib/contract/agents.ts', 'agency-api/app.ts'],
  ['lib/format/money.ts', 'lib/contract/values.ts'],
  ['lib/session/session.ts', 'lib/agency/call'],
  ['lib/i18n/request.ts', 'lib/format/dates'],
  ['lib/agency/call.ts', 'components/ui/button'],
  ['agency-api/app.ts', 'lib/agency/call'],
  ['agency-api/app.ts', 'lib/session/session'],
  ['components/ui/button.tsx', 'lib/agency/use-call'],
  ['components/ui/button.tsx', 'components/fields/text-field'],
  ['components/fields/text-field.tsx', 'lib/agency/call'],
  ['components/fields/text-field.tsx', 'components/resource/resource-form'],
  ['components/resource/resource-list.tsx', 'components/agents/agent-card'],
  ['components/resource/resource-list.tsx', 'components/portfolio/card'],
  ['components/csv/import/import-screen.tsx', 'components/agents/agent-card'],
  ['components/resource/resource-list.tsx', 'components/csv/export-csv'],
  ['components/portfolio/card.tsx', 'components/properties/property-card'],
  ['components/portfolio/card.tsx', 'components/field-registry'],
  ['components/field-registry.ts', 'components/agents/agent-form'],
  ['components/properties/form/property-form.tsx', 'components/agents/agent-form'],
  ['components/properties/form/property-form.tsx', 'components/agents/use-agents'],
  ['components/agents/agent-form.tsx', 'agency-api/agents/resource.ts'],
  ['components/agents/agent-form.tsx', 'lib/session/session'],
  ['app/(dashboard)/agents/add/page.tsx', 'agency-api/agents/resource.ts'],
])('%s may not import %s', (from, to) => {
  expect(importError(from, to)).toMatch(/may not import/)
})

/** Returns the names of the rules that ESLint reports for a text in place of an existing file. */
function lintAs(file: string, text: string): string[] {
  const eslint = ['node_modules/eslint/bin/eslint.js', '--format=json', '--stdin', '--stdin-filename', file]
  const { stdout } = spawnSync(process.execPath, eslint, { input: text, encoding: 'utf8' })
  const [result] = JSON.parse(stdout) as { messages: { ruleId: string }[] }[]
  return result?.messages.map(({ ruleId }) => ruleId) ?? []
}

test.each([
  ['components/resource/notifier.ts', './use-action'],
  ['components/ui/create-store.ts', '@/components/resource/notifier'],
  ['lib/contract/values.ts', '#contract/property.ts'],
])('ESLint reports a cycle if %s imports %s', (file, imported) => {
  expect(lintAs(file, `import '${imported}'`)).toContain('import-x/no-cycle')
})

test('ESLint allows cycles of types and of imports on demand', () => {
  const text = `import type { useAction } from './use-action'
export const load = (): Promise<{ useAction: typeof useAction }> => import('./use-action')`
  expect(lintAs('components/resource/notifier.ts', text)).toEqual([])
})
