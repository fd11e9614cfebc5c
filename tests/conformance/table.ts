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
  const starts = ['leaves out ', 'also sends ']
  const together = starts.flatMap((start) => {
    const places = notes.filter((note) => note.startsWith(start)).map((note) => note.slice(start.length))
    return places.length === 0 ? [] : [start + places.join(', ')]
  })
  return [...together, ...notes.filter((note) => !starts.some((start) => note.startsWith(start)))]
}

function summaryLines({ api, mode, totals, leftBehind }: ConformanceReport): string[] {
  return [
    ...leftBehind.map((record) => `Left behind: ${record}`),
    `${api} (${mode}): ${totals.calls} calls, ${totals.passed} passed, ${totals.differs} differ, ` +
      `${totals['not implemented']} not implemented, ${totals['skipped']} skipped`,
  ]
}
