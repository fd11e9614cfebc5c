import fc from 'fast-check'
import Papa from 'papaparse'
import { renderHook, screen, waitFor } from '@testing-library/react'
import { createTranslator, type Messages } from 'next-intl'
import { languageTags } from '#contract/language-tags.ts'
import { formatCell, type Column, toDayCell, escapeFormula, unescapeFormula } from '@/components/csv/cells'
import { formatCsv } from '@/components/csv/csv-text'
import { AgentExport } from '@/components/agents/agent-list'
import { createDevelopmentCsvColumns } from '@/components/developments/list/development-columns'
import { useDevelopmentTableColumns } from '@/components/developments/list/use-development-table-columns'
import { KeyItemExport } from '@/components/key-items/key-item-export'
import { InboxExport } from '@/components/inbox/inbox-export'
import { parseInboxState } from '@/components/inbox/inbox-state'
import { ExportCsv } from '@/components/csv/export-csv'
import { fetchAllPages } from '@/components/resource/fetch-all-pages'
import { formatFileName } from '@/components/csv/save-csv'
import { Notifications } from '@/components/resource/notifications'
import { captureDownloads } from './capture-downloads'
import { mockFetch } from './network'
import { readMessages } from './read-messages'
import { MessagesProvider, renderPage } from './render-page'

const formulaStarts = [...'=+-@\t\r\n\0＝＋－＠﹦﹢﹣﹫']
const invisiblePrefixes = [
  '',
  ' ',
  '   ',
  '\u00a0',
  '\u3000',
  '\u2003',
  '\ufeff',
  '\u200b',
  '\u200e',
  '\u202e',
  ' \ufeff ',
]
const formulaBodies = [
  '1+1',
  'HYPERLINK("https://evil.example";"x")',
  "cmd|' /C calc'!A0",
  '',
  'SUM(A1;B2)\r\n=1',
]
const hostileTexts = formulaStarts.flatMap((start) =>
  invisiblePrefixes.flatMap((space) => formulaBodies.map((body) => `${space}${start}${body}`)),
)
const harmlessTexts = [
  'Ana',
  "d'Orey",
  "'tis",
  '3-5',
  'a=b',
  ' Rua Direita',
  '',
  'x@y.pt',
  '10%',
  '"cited"',
  'a;b',
  'a\nb',
]

/** Returns true if a spreadsheet may interpret the cell as a formula, regardless of how it trims text. */
const startsFormula = (cell: string) =>
  /^[\s\u200b\u200e\u202e\ufeff\0]*[=+\-@]/.test(cell.normalize('NFKC')) || /^[\t\r\n\0]/.test(cell)

const parseCsv = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ';' }).data

describe('CSV cells', () => {
  test(`none of ${hostileTexts.length} hostile texts begins a formula in any column of the parsed file`, () => {
    const rows = hostileTexts.map((text) => [text, 'between', text])
    const parsedRows = parseCsv(formatCsv([...hostileTexts.slice(0, 3)], rows))
    expect(parsedRows).toHaveLength(rows.length + 1)
    expect(parsedRows.flat().filter(startsFormula)).toEqual([])
  })

  test('round-trip any value through export and import', () => {
    for (const text of [...hostileTexts, ...harmlessTexts])
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
    const anything = fc.string({ unit: fc.constantFrom("'", '=', '+', ' ', '\ufeff', '\t', 'a', '1') })
    fc.assert(
      fc.property(anything, (text) => {
        expect(unescapeFormula(escapeFormula(text))).toBe(text)
        expect(startsFormula(escapeFormula(text))).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('are not escaped when harmless', () => {
    for (const text of harmlessTexts) expect(escapeFormula(text)).toBe(text)
  })

  test('format numbers, including negative ones, and dates for Portuguese spreadsheets', () => {
    expect([1250000, -9.1394, 0.5, 0, NaN, null].map(formatCell)).toEqual([
      '1250000',
      '-9,1394',
      '0,5',
      '0',
      '',
      '',
    ])
    expect(toDayCell('2026-03-04T23:30:00.000Z')).toBe('04/03/2026')
    expect(toDayCell('2026-07-04T23:30:00.000Z')).toBe('05/07/2026')
    expect(toDayCell(null)).toBeNull()
  })
})

test('the file has a byte order mark, semicolons, CR LF and RFC 4180 quotes', () => {
  expect(
    formatCsv(
      ['Nome', 'Preço'],
      [
        ['Quinta; "do Sol"', 12.5],
        [null, 3],
      ],
    ),
  ).toBe('\uFEFFNome;Preço\r\n"Quinta; ""do Sol""";12,5\r\n;3')
})

test('the file name contains the subject and the date', () => {
  const now = new Date('2026-11-21T23:59:00Z')
  expect(formatFileName('Imóveis', now)).toBe('imóveis-2026-11-21.csv')
  expect(formatFileName('Key items: types/…', now)).toBe('key-items-types-2026-11-21.csv')
  expect(formatFileName('房产', new Date('2026-07-21T23:30:00Z'))).toBe('房产-2026-07-22.csv')
})

const allRows = Array.from({ length: 250 }, (_, index) => ({ id: index + 1, name: `=${index + 1}` }))
const pageOf = (page: number) => ({
  rows: allRows.slice((page - 1) * 100, page * 100),
  total: allRows.length,
})

describe('list export', () => {
  test('fetches page by page and includes a record only once if it moves to another page', async () => {
    const pages: number[] = []
    const progress: number[] = []
    const rows = await fetchAllPages(
      async (page) => {
        pages.push(page)
        return { ...pageOf(page), rows: page === 2 ? allRows.slice(99, 199) : pageOf(page).rows }
      },
      { signal: new AbortController().signal, onProgress: ({ done }) => progress.push(done) },
    )
    expect(pages).toEqual([1, 2, 3])
    expect(progress).toEqual([100, 199, 249])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(249)
  })

  test('requests no further pages once stopped', async () => {
    const controller = new AbortController()
    const pages: number[] = []
    const rows = fetchAllPages(
      async (page) => {
        pages.push(page)
        if (page === 2) controller.abort()
        return pageOf(page)
      },
      { signal: controller.signal },
    )
    await expect(rows).rejects.toMatchObject({ name: 'AbortError' })
    expect(pages).toEqual([1, 2])
  })
})

describe('export button', () => {
  let downloads: ReturnType<typeof captureDownloads>
  beforeEach(() => {
    downloads = captureDownloads()
  })

  const columns = async (): Promise<Column<{ id: number; name: string }>[]> => [
    { header: 'Name', cell: ({ name }) => name },
    { header: 'Number', cell: ({ id }) => id / 2 },
  ]

  test('saves all rows and confirms it', async () => {
    const page = renderPage(
      <>
        <ExportCsv
          resource="agents"
          name="Agents"
          fetchPage={async (at) => pageOf(at)}
          loadColumns={columns}
        />
        <Notifications />
      </>,
    )
    await page.user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    expect(await screen.findByText('File or Message generated with success')).toBeVisible()
    const [file] = downloads
    expect(file?.name).toMatch(/^agents-\d{4}-\d\d-\d\d\.csv$/)
    const rows = parseCsv((await file?.text) ?? '')
    expect(rows).toHaveLength(251)
    expect(rows.slice(0, 3)).toEqual([
      ['Name', 'Number'],
      ["'=1", '0,5'],
      ["'=2", '1'],
    ])
  })

  test('saves the fixed and the visible columns of the table in their order, or all columns', async () => {
    const tableColumns = async (): Promise<Column<{ id: number; name: string }>[]> => [
      { header: 'Half', tableColumn: 'half', cell: ({ id }) => id / 2 },
      { header: 'Double', cell: ({ id }) => id * 2 },
      { header: 'Number', tableColumn: 'number', cell: ({ id }) => id },
      { header: 'Hidden', tableColumn: 'hidden', cell: () => 'x' },
      { header: 'Name', tableColumn: 'fixed', cell: ({ name }) => name },
    ]
    const page = renderPage(
      <ExportCsv
        resource="agents"
        name="Agents"
        fetchPage={async () => ({ rows: allRows.slice(0, 1), total: 1 })}
        loadColumns={tableColumns}
        visibleColumns={['number', 'half']}
      />,
    )
    const exportHeaders = async (choice: string) => {
      downloads.length = 0
      await page.user.click(screen.getByRole('button', { name: 'Export as CSV' }))
      await page.user.click(await screen.findByRole('menuitem', { name: choice }))
      return (await readSavedRows())[0]
    }
    expect(await exportHeaders('Columns of the table')).toEqual(['Name', 'Number', 'Half'])
    expect(await exportHeaders('All columns')).toEqual(['Half', 'Double', 'Number', 'Hidden', 'Name'])
  })

  const readSavedRows = async () => {
    await waitFor(() => expect(downloads).toHaveLength(1))
    return parseCsv((await downloads[0]?.text) ?? '')
  }

  test('exports all pages of the filtered agents, with headers that the import recognizes', async () => {
    const requests = mockFetch(() => ({
      body: {
        agents: [
          {
            id: 1,
            first_name: 'Ana',
            last_name: "d'Orey",
            email: 'ana@example.pt',
            phone: '+351 912 000 001',
          },
        ],
        total: 1,
      },
    }))
    const page = renderPage(<AgentExport request={{ page: 3, search: 'orey', sort: 'nameDown' }} />)
    await page.user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    const [header, row] = await readSavedRows()
    expect(header?.slice(0, 4)).toEqual(['First name', 'Last name', 'Email', 'Phone'])
    expect(row?.slice(0, 4)).toEqual(['Ana', "d'Orey", 'ana@example.pt', "'+351 912 000 001"])
    const queries = requests.filter(({ method }) => method === 'GET').map(({ query }) => query)
    expect(
      queries.map((query) => ['page', 'limit', 'sort', 'order', 'filter'].map((name) => query.get(name))),
    ).toEqual([['1', '100', 'first_name', '-1', '{"search":"orey"}']])
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({
        url: expect.stringContaining('/activity/exports'),
        fields: { noun: 'agents', amount: '1' },
      }),
    )
  })

  test('exports the filtered inbox and escapes formulas in messages', async () => {
    const requests = mockFetch(() => ({
      body: {
        inbox: [
          {
            id: 7,
            timer: '2026-03-01T09:00:00.000Z',
            body: { subject: '=1+1', text: 'Saturday?' },
            sender: { name: 'Rui Paz', email: 'rui@example.pt', phone: null },
            label: 'Book Visit',
          },
        ],
        totalInbox: 1,
      },
    }))
    const page = renderPage(<InboxExport params={parseInboxState(new URLSearchParams('unread=1&page=2'))} />)
    await page.user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    const [header, row] = await readSavedRows()
    expect(header?.slice(0, 4)).toEqual(['Received', 'Label', 'Name', 'Email'])
    expect(row?.slice(0, 7)).toEqual([
      '01/03/2026',
      'Book Visit',
      'Rui Paz',
      'rui@example.pt',
      '',
      "'=1+1",
      'Saturday?',
    ])
    expect(['page', 'limit', 'filter'].map((name) => requests[0]?.query.get(name))).toEqual([
      '1',
      '100',
      '{"state":"inbox","unread":1}',
    ])
  })

  test('exports features with the names of their groups', async () => {
    mockFetch(({ url }) =>
      url.includes('/master')
        ? { body: { keys: [{ id: 7, name: { en: 'Outdoor', pt: 'Exterior' } }], total: 1 } }
        : {
            body: {
              keys: [{ id: 9, name: { en: 'Pool', pt: '-' }, master: 7, filterable: 0, total_properties: 4 }],
              total: 1,
            },
          },
    )
    const page = renderPage(
      <KeyItemExport kind="features" request={{ page: 1, search: '', sort: 'shown' }} />,
    )
    await page.user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    const [header, row] = await readSavedRows()
    expect(header?.slice(0, 4)).toEqual(['Name (English)', 'Name (Portuguese)', 'Group', 'Website filter'])
    expect(row?.slice(0, 6)).toEqual(['Pool', '', 'Outdoor', 'No', '', '4'])
  })

  test('shows its progress and can be stopped without saving a file', async () => {
    const page = renderPage(
      <ExportCsv
        resource="agents"
        name="Agents"
        loadColumns={columns}
        fetchPage={(at, signal) =>
          at < 3
            ? Promise.resolve(pageOf(at))
            : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        }
      />,
    )
    await page.user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    expect(await screen.findByText('200 of 250')).toBeInTheDocument()
    await page.user.click(screen.getByRole('button', { name: 'Cancel export' }))
    await waitFor(() => expect(screen.queryByText('200 of 250')).toBeNull())
    expect(downloads).toEqual([])
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeEnabled()
  })

  test('can be stopped while the columns load', async () => {
    const { promise: loadedColumns, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof columns>>>()
    const page = renderPage(
      <ExportCsv
        resource="agents"
        name="Agents"
        loadColumns={() => loadedColumns}
        fetchPage={(at) => Promise.resolve(pageOf(at))}
      />,
    )
    await page.user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    expect(await screen.findByText('250 of 250')).toBeInTheDocument()
    await page.user.click(screen.getByRole('button', { name: 'Cancel export' }))
    resolve(await columns())
    await waitFor(() => expect(screen.queryByText('250 of 250')).toBeNull())
    expect(downloads).toEqual([])
  })
})

test('every column of the table of developments can be exported', () => {
  const translation = { locale: languageTags.en, messages: readMessages('en') as Messages }
  const exportColumns = createDevelopmentCsvColumns(
    createTranslator({ ...translation, namespace: 'condominiums.csv' }),
    createTranslator(translation),
  )
  const { result } = renderHook(useDevelopmentTableColumns, { wrapper: MessagesProvider })
  const exported = new Set(exportColumns.map(({ tableColumn }) => tableColumn))
  expect(result.current.filter(({ name }) => !exported.has(name))).toEqual([])
})
