import type { CallReport, ConformanceReport } from './report.ts'

export function tableOf(report: ConformanceReport): string {
  const resources = Map.groupBy(report.calls, ({ call }) => call.split('.')[0] ?? call)
  const tables = Array.from(resources, ([resource, calls]) =>
    [`\n${resource}`, ...calls.flatMap(linesOf)].join('\n'),
  )
  return [...tables, '', ...summaryLines(report)].join('\n')
}

function linesOf(call: CallReport): string[] {
  const name = `${call.method.padEnd(6)} ${call.path}`
  const line = `  ${call.verdict.padEnd(12)} ${name}`
  return [
    call.why === null ? line : `${line}: ${call.why}`,
    ...call.differs.map((difference) => `                 ! ${difference}`),
    ...groupNotes(call.notes).map((note) => `                 · ${note}`),
  ]
}

function groupNotes(notes: string[]): string[] {
  const prefixes = ['leaves out ', 'also sends ']
  const grouped = prefixes.flatMap((prefix) => {
    const places = notes.filter((note) => note.startsWith(prefix)).map((note) => note.slice(prefix.length))
    return places.length === 0 ? [] : [prefix + places.join(', ')]
  })
  return [...grouped, ...notes.filter((note) => !prefixes.some((prefix) => note.startsWith(prefix)))]
}

function summaryLines({ api, mode, totals, leftBehind }: ConformanceReport): string[] {
  return [
    ...leftBehind.map((record) => `Left behind: ${record}`),
    `${api} (${mode}): ${totals.calls} calls, ${totals.passed} passed, ${totals.differs} differ, ` +
      `${totals['not implemented']} not implemented, ${totals['skipped']} skipped`,
  ]
}
