import { jest } from '@jest/globals'
import { TextDecoder as NodeTextDecoder } from 'node:util'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createTranslator, type Messages } from 'next-intl'
import { languageTags } from '#contract/language-tags.ts'
import { agentFields } from '@/components/agents/fields'
import { keyItemFields } from '@/components/key-items/fields'
import { formatHeader } from '@/components/resource/use-field-texts'
import { AgentImport, createAgentCsvFields } from '@/components/agents/agent-import'
import { createKeyItemCsvFields, KeyItemImport } from '@/components/key-items/key-item-import'
import { guessColumns, type ImportPlan } from '@/components/csv/import/import-plan'
import { ImportScreen } from '@/components/csv/import/import-screen'
import { readCsv } from '@/components/csv/import/read-csv'
import { readFile } from '@/components/csv/import/read-file'
import { hasUnsavedWork } from '@/components/resource/unsaved-work'
import { Notifications } from '@/components/resource/notifications'
import { locales } from '@/lib/i18n/locales'
import { captureDownloads } from './capture-downloads'
import { readMessages } from './read-messages'
import { errorResponse, type FakeResponse, mockFetch } from './network'
import { renderPage } from './render-page'

globalThis.TextDecoder ??= NodeTextDecoder as typeof TextDecoder

const bytesOf = (text: string, encoding: BufferEncoding) => {
  const { buffer, byteOffset, byteLength } = Buffer.from(text, encoding)
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
}

const translatorIn = (locale: (typeof locales)[number]) =>
  createTranslator({ locale: languageTags[locale], messages: readMessages(locale) as Messages })
const fieldsIn = (locale: (typeof locales)[number]) => {
  const t = translatorIn(locale)
  return createAgentCsvFields((path) => formatHeader(t, agentFields, path))
}

describe('CSV parsing', () => {
  const text = 'Nome;E-mail\r\nJoão Conceição;joao@example.pt\r\n'

  test.each([
    ['Windows-1252', bytesOf(text, 'latin1')],
    ['UTF-8', bytesOf(text, 'utf8')],
    ['UTF-8', bytesOf(`\uFEFF${text}`, 'utf8')],
    ['UTF-16', bytesOf(`\uFEFF${text}`, 'utf16le')],
  ])('decodes %s including accents', (encoding, bytes) => {
    const file = readCsv(bytes)
    expect(file.encoding).toBe(encoding)
    expect(file.rows).toEqual([
      { line: 1, cells: ['Nome', 'E-mail'] },
      { line: 2, cells: ['João Conceição', 'joao@example.pt'] },
    ])
  })

  test.each([
    [';', 'a;b\n1,5;2'],
    [',', 'a,b\n"1;2;3;4",2'],
    ['\t', 'a\tb\n1;2;3\t2'],
    [';', '"a,b,c";d\n1;2'],
    ['|', 'sep=|\na|b\n1|2'],
    [';', 'only\none'],
  ])('detects the separator %j', (delimiter, content) => {
    expect(readCsv(bytesOf(content, 'utf8')).delimiter).toBe(delimiter)
  })

  test('accepts a manually selected encoding and separator', () => {
    const bytes = bytesOf('Nome,E-mail;x\r\nJoão,a;b\r\n', 'utf8')
    const file = readCsv(bytes, { encoding: 'Windows-1252', delimiter: ',' })
    expect(file).toMatchObject({ encoding: 'Windows-1252', delimiter: ',' })
    expect(file.rows[1]?.cells).toEqual(['JoÃ£o', 'a;b'])
  })

  test('numbers rows like a spreadsheet, skips empty ones, and removes escape apostrophes', () => {
    const { rows } = readCsv(bytesOf('a;b\n\n;\n"x\ny";\'+351 1\n', 'utf8'))
    expect(rows.map(({ line }) => line)).toEqual([1, 4])
    expect(rows[1]?.cells.at(-1)).toBe('+351 1')
  })
})

describe('reading a file in a worker that is busy for a minute', () => {
  const table = {
    rows: [
      { line: 1, cells: ['Nome'] },
      { line: 2, cells: ['Ana'] },
    ],
    encoding: 'UTF-8',
    delimiter: ';',
  }
  class BusyWorker {
    onmessage: ((message: { data: typeof table }) => void) | undefined
    postMessage = () => void setTimeout(() => this.onmessage?.({ data: table }), 60_000)
    terminate = () => undefined
  }

  beforeEach(() => {
    jest.useFakeTimers()
    Object.assign(globalThis, { Worker: BusyWorker })
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'Worker')
  })

  test.each([
    ['waits for a CSV file', 'Nome\nAna', table],
    ['reports a workbook that takes too long', 'PK\u0003\u0004', 'workbook'],
  ])('%s', async (_, content, result) => {
    const file = new File([content], 'agentes')
    file.arrayBuffer = async () => bytesOf(content, 'latin1')
    const reading = readFile(file)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(await reading).toEqual(result)
  })
})

test.each(locales)('recognizes the columns of features exported in %s in every language', (locale) => {
  const featureFieldsIn = (importLocale: (typeof locales)[number]) =>
    createKeyItemCsvFields(
      createTranslator({
        locale: languageTags[importLocale],
        messages: readMessages(importLocale) as Messages,
        namespace: 'key-items.csv',
      }),
      (path) => formatHeader(translatorIn(importLocale), keyItemFields, path),
      'features',
    )
  const exported = featureFieldsIn(locale).map(({ label }) => label)
  for (const importLocale of locales)
    expect(Object.values(guessColumns(featureFieldsIn(importLocale), exported))).toEqual(
      exported.map((_, index) => index),
    )
})

describe('agent columns', () => {
  test.each(locales)('exported in %s are recognized in every language', (locale) => {
    const exported = fieldsIn(locale).map(({ label }) => label)
    for (const importLocale of locales) {
      const mapping = guessColumns(fieldsIn(importLocale), exported)
      expect(Object.values(mapping)).toEqual(exported.map((_, index) => index))
    }
  })

  test('match the headers of other programs, each field at most once', () => {
    const fields = fieldsIn('pt')
    expect(
      guessColumns(fields, ['Given Name', 'FAMILY NAME', 'E-mail 1 - Value', 'Phone 1 - Value', 'Notes']),
    ).toMatchObject({ first_name: 0, last_name: 1, email: 2, phone: 3, 'role.pt': null })
    expect(guessColumns(fields, ['Nome', 'Nome'])).toMatchObject({ first_name: 0, last_name: null })
  })
})

const csv = [
  'Nome;Apelido;E-mail;Tlm;Notas',
  'Ana;Sá;ana@example.pt;912 000 001;x',
  'Rui;Conceição;rui(at)example.pt;912 000 002;y',
  'Eva;Luz;EVA@example.pt;;',
  'Ana;Outra;ana@example.pt;;',
  ';Sem Nome;;;',
].join('\r\n')

type Agent = { email: string; first_name: string }

/** Simulates an agency with one agent. Stores each new agent unless `reject` returns a response for it. */
function mockAgency(reject: (agent: Agent) => FakeResponse | null = () => null) {
  const agents: Agent[] = [{ first_name: 'Eva', email: 'eva@example.pt' }]
  return mockFetch(({ url, fields }) => {
    if (url.startsWith('/api/v1/agents?'))
      return {
        body: {
          agents: agents.map((agent, id) => ({ ...agent, id: id + 1, last_name: '' })),
          total: agents.length,
        },
      }
    const agent = { first_name: fields.first_name ?? '', email: fields.email ?? '' }
    const rejection = reject(agent)
    if (rejection !== null) return rejection
    agents.push(agent)
    return { status: 201, body: { agent_id: agents.length } }
  })
}

async function openFile(text = csv, importPage = <AgentImport />) {
  const page = renderPage(
    <>
      {importPage}
      <Notifications />
    </>,
  )
  const file = new File([text], 'agentes.csv', { type: 'text/csv' })
  file.arrayBuffer = async () => bytesOf(text, 'latin1')
  await page.user.upload(screen.getByLabelText('Choose file', { selector: 'input' }), file)
  return { ...page, file }
}

const getRow = (line: number) => {
  const element = document.querySelector<HTMLElement>(`tr[data-line="${line}"]`)
  if (element === null) throw new Error(`No row ${line}`)
  return within(element)
}
const getTextbox = (field: string, line: number) =>
  screen.getByRole('textbox', { name: `${field}, row ${line}` })
const postsOf = (requests: ReturnType<typeof mockFetch>) => requests.filter(({ method }) => method === 'POST')

describe('agent import', () => {
  test('maps columns and reports errors and duplicates before sending anything', async () => {
    const requests = mockAgency()
    await openFile()
    expect(await screen.findByText('agentes.csv: 5 rows')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveValue('Windows-1252')
    expect(screen.getByRole('combobox', { name: 'Column separator' })).toHaveValue(';')
    expect(screen.getByRole('combobox', { name: 'Phone' })).toHaveDisplayValue('Tlm')
    expect(screen.getByText('Not imported: Notas')).toBeVisible()
    expect(getTextbox('Last name', 3)).toHaveValue('Conceição')
    expect(getTextbox('Email', 3)).toHaveAccessibleDescription('Valid email is required')
    expect(getTextbox('First name', 6)).toHaveAccessibleDescription('This field is required')
    await waitFor(() => expect(getTextbox('Email', 4)).toHaveAccessibleDescription('Already in your agency'))
    expect(getTextbox('Email', 5)).toHaveAccessibleDescription('Already appears earlier in the file')
    expect(getRow(4).getByRole('checkbox')).not.toBeChecked()
    expect(screen.getByText('1 ready to import, 4 skipped')).toBeVisible()
    expect(hasUnsavedWork()).toBe(true)
    expect(postsOf(requests)).toEqual([])
  })

  test('parses the file again with the selected options and keeps corrections', async () => {
    mockAgency()
    const { user } = await openFile()
    await screen.findByText('1 ready to import, 4 skipped')
    await user.clear(getTextbox('Email', 3))
    await user.type(getTextbox('Email', 3), 'rui@example.pt')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'UTF-8')
    await waitFor(() => expect(getTextbox('Last name', 3)).toHaveValue('Concei��o'))
    expect(getTextbox('Email', 3)).toHaveValue('rui@example.pt')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'Windows-1252')
    await waitFor(() => expect(getTextbox('Last name', 3)).toHaveValue('Conceição'))
  })

  test('does not reopen a file that the user closed while it was parsed again', async () => {
    mockAgency()
    const { user, file } = await openFile()
    await screen.findByText('1 ready to import, 4 skipped')
    const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
    file.arrayBuffer = () => promise
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'UTF-8')
    await user.click(screen.getByRole('button', { name: 'Choose another file' }))
    await act(async () => {
      resolve(bytesOf(csv, 'utf8'))
      await new Promise((done) => setTimeout(done, 50))
    })
    expect(screen.getByLabelText('Choose file', { selector: 'input' })).toBeEnabled()
    expect(screen.queryByText('agentes.csv: 5 rows')).not.toBeInTheDocument()
  })

  test('shows rows that are found only with the selected separator', async () => {
    mockAgency()
    const { user } = await openFile('Nome;E-mail\nAna;ana@example.pt\n;\n')
    await screen.findByText('agentes.csv: 1 row')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Column separator' }), ',')
    await screen.findByText('agentes.csv: 2 rows')
    expect(getRow(3).getByRole('checkbox')).toBeVisible()
  })

  test('focuses each row to fix in turn, and the first one after the last', async () => {
    mockAgency()
    const { user } = await openFile()
    await screen.findByText('1 ready to import, 4 skipped')
    const nextRow = screen.getByRole('button', { name: 'Next row to fix' })
    for (const invalidCell of [getTextbox('Email', 3), getTextbox('First name', 6), getTextbox('Email', 3)]) {
      await user.click(nextRow)
      expect(invalidCell).toHaveFocus()
    }
  })

  test('corrects a cell by keyboard and sends the rows one by one', async () => {
    const requests = mockAgency()
    const { user } = await openFile()
    await screen.findByText('1 ready to import, 4 skipped')
    await user.click(screen.getByRole('button', { name: 'Next row to fix' }))
    expect(getTextbox('Email', 3)).toHaveFocus()
    await user.clear(getTextbox('Email', 3))
    await user.keyboard('rui@example.pt{Enter}')
    expect(getTextbox('Email', 4)).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(getTextbox('Email', 3)).toHaveFocus()
    expect(getTextbox('Email', 3)).not.toBeInvalid()
    await user.click(getRow(6).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('2 imported, 3 skipped')).toBeVisible()
    expect(postsOf(requests).map(({ fields }) => [fields.first_name, fields.email, fields.phone])).toEqual([
      ['Ana', 'ana@example.pt', '912 000 001'],
      ['Rui', 'rui@example.pt', '912 000 002'],
    ])
    expect(postsOf(requests)[1]?.fields).toMatchObject({ last_name: 'Conceição', 'role[pt]': '' })
    expect(screen.getByRole('link', { name: 'Go to the list' })).toHaveAttribute('href', '/agents/listings')
    expect(hasUnsavedWork()).toBe(false)
  })

  test('ignores the second click of a double click on Import', async () => {
    const requests = mockAgency()
    await openFile('Nome;E-mail\nAna;ana@example.pt\nRui;rui@example.pt')
    const start = await screen.findByRole('button', { name: 'Import 2 rows' })
    const bar = within(screen.getByRole('region', { name: 'Import' }))
    fireEvent.click(start)
    // The second click hits the button that has replaced Import.
    fireEvent.click(bar.getByRole('button', { name: 'Stop' }), { detail: 2 })
    expect(await screen.findByText(/2 imported/)).toBeVisible()
    expect(postsOf(requests)).toHaveLength(2)
  })

  test('shows a rejection at its cell and retries only that row', async () => {
    let isRejecting = true
    const conflict = errorResponse(409, 'EMAIL_ALREADY_EXISTS', { email: 'EMAIL_ALREADY_EXISTS' })
    const requests = mockAgency(({ first_name: name }) => (name === 'Ana' && isRejecting ? conflict : null))
    const { user } = await openFile('Nome;E-mail\nAna;ana@example.pt\nRui;rui@example.pt')
    await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('1 imported, 1 ready to import')).toBeVisible()
    expect(getTextbox('Email', 2)).toHaveAccessibleDescription('E-mail already exists')
    expect(screen.queryByRole('textbox', { name: 'Email, row 3' })).toBeNull()
    isRejecting = false
    await user.type(getTextbox('Email', 2), '.net')
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }))
    expect(await screen.findByText('2 imported')).toBeVisible()
    expect(postsOf(requests).map(({ fields }) => fields.email)).toEqual([
      'ana@example.pt',
      'rui@example.pt',
      'ana@example.pt.net',
    ])
  })

  test('imports although the existing agents could not be loaded at first', async () => {
    let isDown = true
    mockFetch(({ url }) => {
      if (isDown) return errorResponse(503, 'SERVER_TIMEOUT_CONNECTION_ERROR')
      return url.startsWith('/api/v1/agents?')
        ? { body: { agents: [], total: 0 } }
        : { status: 201, body: {} }
    })
    const { user } = await openFile('Nome;E-mail\nAna;ana@example.pt')
    const button = await screen.findByRole('button', { name: 'Import 1 row' })
    await waitFor(() => expect(screen.queryByText(/Checking for/)).not.toBeInTheDocument())
    await user.click(button)
    expect(await screen.findAllByText('Server is not responding, connection error')).not.toHaveLength(0)
    isDown = false
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }))
    expect(await screen.findByText('1 imported')).toBeVisible()
  })

  test('stops after a lost response and does not send the row twice', async () => {
    let isStored = false
    const requests = mockFetch(({ url, fields }) => {
      if (url.startsWith('/api/v1/agents?')) {
        const agents = isStored ? [{ id: 1, first_name: 'Ana', last_name: '', email: 'ana@example.pt' }] : []
        return { body: { agents, total: agents.length } }
      }
      if (fields.first_name !== 'Ana') return { status: 201, body: {} }
      isStored = true
      throw new TypeError('network')
    })
    const { user } = await openFile('Nome;E-mail\nAna;ana@example.pt\nRui;rui@example.pt')
    await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('Nothing imported, 2 ready to import')).toBeVisible()
    expect(getRow(2).getByText('Server is not responding, connection error')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('1 imported, 1 skipped')).toBeVisible()
    expect(postsOf(requests).map(({ fields }) => fields.first_name)).toEqual(['Ana', 'Rui'])
  })

  test('continues with the next rows when the response to a row is lost for the second time', async () => {
    const timeout = errorResponse(503, 'SERVER_TIMEOUT_CONNECTION_ERROR')
    const requests = mockAgency(({ first_name: name }) => (name === 'Ana' ? timeout : null))
    const { user } = await openFile('Nome;Telefone\nAna;1\nRui;2\nEva;3')
    await user.click(await screen.findByRole('button', { name: 'Import 3 rows' }))
    expect(await screen.findByText('Nothing imported, 3 ready to import')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Import 3 rows' }))
    expect(await screen.findByText('2 imported, 1 ready to import')).toBeVisible()
    expect(getRow(2).getByText('Server is not responding, connection error')).toBeVisible()
    expect(postsOf(requests).map(({ fields }) => fields.first_name)).toEqual(['Ana', 'Ana', 'Rui', 'Eva'])
  })

  test('saves the remaining rows with the original headers and the corrections', async () => {
    mockAgency()
    const saved = captureDownloads()
    const { user } = await openFile('Nome;Notas\nAna;n1\n;=n2')
    await screen.findByText('1 ready to import, 1 skipped')
    await user.type(getTextbox('Email', 3), 'x')
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }))
    await user.click(await screen.findByRole('button', { name: 'Download 1 row that wasn’t imported' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text).toBe("Nome;Notas;Email\r\n;'=n2;x")
  })

  test('saves cells beyond the last column of the header', async () => {
    mockAgency()
    const saved = captureDownloads()
    const { user } = await openFile('Nome;Notas\nAna;n1\n;n2;extra;')
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }))
    await user.click(await screen.findByRole('button', { name: 'Download 1 row that wasn’t imported' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text).toBe('Nome;Notas;;\r\n;n2;extra;')
  })

  test('saves the corrections of two fields that are read from the same column', async () => {
    mockAgency()
    const saved = captureDownloads()
    const { user } = await openFile('Nome;E-mail\nAna;ana@example.pt\nRui;rui')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Last name' }), 'Nome')
    await user.type(getTextbox('First name', 3), ' Jorge')
    await user.type(getTextbox('Last name', 3), ' Conceição')
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }))
    await user.click(await screen.findByRole('button', { name: 'Download 1 row that wasn’t imported' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text).toBe('Nome;E-mail;Last name\r\nRui Jorge;rui;Rui Conceição')
  })

  test('treats selected duplicates as unsaved work', async () => {
    mockAgency()
    const { user } = await openFile('Nome;E-mail\nEva;eva@example.pt')
    expect(await screen.findByText('Nothing to import, 1 skipped')).toBeVisible()
    await waitFor(() => expect(hasUnsavedWork()).toBe(false))
    await user.click(getRow(2).getByRole('checkbox'))
    expect(await screen.findByText('1 ready to import')).toBeVisible()
    expect(hasUnsavedWork()).toBe(true)
  })

  test.each([
    ['a broken Excel workbook', 'PK\u0003\u0004', /This Excel file can’t be read/],
    [
      'a PNG',
      '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR;Nome\r\na;b',
      /This is neither a CSV file nor an Excel workbook/,
    ],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n', /This is neither a CSV file nor an Excel workbook/],
    ['a file of 0 bytes', '', /This file is empty/],
    ['column names alone', 'Nome;E-mail', /There are no rows below the column names/],
  ])('rejects %s with instructions', async (_, content, message) => {
    mockAgency()
    await openFile(content)
    expect(await screen.findByText(message)).toBeVisible()
    expect(hasUnsavedWork()).toBe(false)
  })

  test('paginates a thousand rows', async () => {
    mockAgency()
    const lines = Array.from({ length: 1000 }, (_, index) => `Agente ${index};a${index}@example.pt`)
    const { user } = await openFile(['Nome;E-mail', ...lines].join('\n'))
    expect(await screen.findByRole('button', { name: 'Import 1,000 rows' })).toBeVisible()
    expect(document.querySelectorAll('tbody tr')).toHaveLength(50)
    await user.click(screen.getByRole('button', { name: 'Next rows' }))
    expect(screen.getByText('Page 2 of 20')).toBeVisible()
    expect(getTextbox('First name', 52)).toHaveValue('Agente 50')
  })
})

test('renders only the edited row again', async () => {
  const isMultiline = jest.fn(() => false)
  const nameField = {
    name: 'name',
    label: 'Name',
    acceptedHeaders: [],
    /** Read whenever a cell is rendered. */
    get multiline() {
      return isMultiline()
    },
  }
  const plan: ImportPlan<unknown> = {
    resource: 'agents',
    name: 'agents',
    href: '/agents/listings',
    fields: [nameField],
    loadRowParser: async () => (cells) => ({ body: cells }),
    send: async () => null,
    duplicateField: 'name',
    toDuplicateKey: (text) => text,
    fetchExistingTexts: async () => [],
  }
  await openFile('Name\nAna\nRui\nEva', <ImportScreen plan={plan} />)
  await screen.findByText('3 ready to import')
  await waitFor(() => expect(screen.queryByText(/^Checking/)).not.toBeInTheDocument())
  isMultiline.mockClear()
  fireEvent.change(getTextbox('Name', 2), { target: { value: 'Anabela' } })
  expect(getTextbox('Name', 2)).toHaveValue('Anabela')
  expect(isMultiline).toHaveBeenCalledTimes(1)
})

test('imports features with group names and localized booleans, and rejects short names', async () => {
  const key = (id: number, en: string, pt: string) => ({ id, name: { en, pt } })
  const requests = mockFetch(({ url }) => {
    if (url.startsWith('/api/v1/key-items/master'))
      return { body: { keys: [key(7, 'Outdoor', 'Exterior')], total: 1 } }
    if (url.startsWith('/api/v1/key-items/features?'))
      return { body: { keys: [key(9, 'Swimming pool', 'Piscina')], total: 1 } }
    return { status: 201, body: { key_id: 10 } }
  })
  const lines = [
    'Nome (inglês);Nome (português);Divisória;Filtrável',
    'Tennis court;Campo de ténis;EXTERIOR;Não',
    'Spa;;Nowhere;talvez',
    'swimming POOL;;;sim',
    'Wine cellar;Garrafeira;;',
  ]
  const { user } = await openFile(lines.join('\n'), <KeyItemImport kind="features" />)
  expect(await screen.findByText('2 ready to import, 2 skipped')).toBeVisible()
  expect(getTextbox('Name (English)', 3)).toHaveAccessibleDescription(/no less than 5 characters/)
  expect(getTextbox('Group', 3)).toHaveAccessibleDescription('This value isn’t valid')
  expect(getTextbox('Website filter', 3)).toHaveAccessibleDescription('This value isn’t valid')
  expect(getTextbox('Name (English)', 4)).toHaveAccessibleDescription('Already in your agency')
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByText('2 imported, 2 skipped')).toBeVisible()
  expect(postsOf(requests).map(({ url, fields }) => [url, fields])).toEqual([
    [
      '/api/v1/key-items/features/add',
      { 'name[en]': 'Tennis court', 'name[pt]': 'Campo de ténis', filterable: '0', icons: '', master: '7' },
    ],
    [
      '/api/v1/key-items/features/add',
      { 'name[en]': 'Wine cellar', 'name[pt]': 'Garrafeira', filterable: '1', icons: '', master: '0' },
    ],
  ])
})
