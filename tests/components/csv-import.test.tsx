import { TextDecoder as NodeTextDecoder } from 'node:util'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createTranslator, type Messages } from 'next-intl'
import { agentCsvFields } from '@/components/agents/agent-csv-fields'
import { AgentImport } from '@/components/agents/agent-import'
import { keyCsvFields } from '@/components/key-items/key-csv-fields'
import { KeyImport } from '@/components/key-items/key-import'
import { guessColumns } from '@/components/csv/import/guess-columns'
import { readCsv } from '@/components/csv/import/read-csv'
import { unsavedWork } from '@/components/resource/unsaved-work'
import { Notifications } from '@/components/resource/notifications'
import { catalogue } from './catalogues'
import { answering } from './network'
import { renderPage } from './page-around'

globalThis.TextDecoder ??= NodeTextDecoder as typeof TextDecoder

const bytesOf = (text: string, encoding: BufferEncoding) => {
  const { buffer, byteOffset, byteLength } = Buffer.from(text, encoding)
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
}

const locales = ['en', 'pt', 'es', 'fr', 'zh'] as const
const fieldsIn = (locale: (typeof locales)[number]) =>
  agentCsvFields(
    createTranslator({ locale, messages: catalogue(locale) as Messages, namespace: 'agents.csv' }),
  )

describe('reading a file', () => {
  const text = 'Nome;E-mail\r\nJoão Conceição;joao@example.pt\r\n'

  test.each([
    ['Windows-1252', bytesOf(text, 'latin1')],
    ['UTF-8', bytesOf(text, 'utf8')],
    ['UTF-8', bytesOf(`\uFEFF${text}`, 'utf8')],
    ['UTF-16', bytesOf(`\uFEFF${text}`, 'utf16le')],
  ])('as %s, accents and all', (encoding, bytes) => {
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
  ])('divided by %j', (delimiter, content) => {
    expect(readCsv(bytesOf(content, 'utf8')).delimiter).toBe(delimiter)
  })

  test('as somebody says who knows better', () => {
    const bytes = bytesOf('Nome,E-mail;x\r\nJoão,a;b\r\n', 'utf8')
    const file = readCsv(bytes, { encoding: 'Windows-1252', delimiter: ',' })
    expect(file).toMatchObject({ encoding: 'Windows-1252', delimiter: ',' })
    expect(file.rows[1]?.cells).toEqual(['JoÃ£o', 'a;b'])
  })

  test('with its rows numbered as a spreadsheet does, empty ones left out, our own apostrophes off', () => {
    const { rows } = readCsv(bytesOf('a;b\n\n;\n"x\ny";\'+351 1\n', 'utf8'))
    expect(rows.map(({ line }) => line)).toEqual([1, 4])
    expect(rows[1]?.cells.at(-1)).toBe('+351 1')
  })
})

test.each(locales)(
  'the columns of features that were exported in %s are known in every language',
  (locale) => {
    const fields = (reader: (typeof locales)[number]) =>
      keyCsvFields(
        createTranslator({
          locale: reader,
          messages: catalogue(reader) as Messages,
          namespace: 'key-items.csv',
        }),
        'features',
      )
    const exported = fields(locale).map(({ label }) => label)
    for (const reader of locales)
      expect(Object.values(guessColumns(fields(reader), exported))).toEqual(exported.map((_, at) => at))
  },
)

describe('the columns of agents', () => {
  test.each(locales)('that were exported in %s are known in every language', (locale) => {
    const exported = fieldsIn(locale).map(({ label }) => label)
    for (const reader of locales) {
      const mapping = guessColumns(fieldsIn(reader), exported)
      expect(Object.values(mapping)).toEqual(exported.map((_, at) => at))
    }
  })

  test('are known by the heads of other programs, and none serves two fields', () => {
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

type Stored = { email: string; first_name: string }

/** An agency with one agent, that takes others unless `refuse` says why not. */
function agency(refuse: (stored: Stored) => { status: number; body: unknown } | null = () => null) {
  const agents: Stored[] = [{ first_name: 'Eva', email: 'eva@example.pt' }]
  return answering(({ address, fields }) => {
    if (address.startsWith('/api/v1/agents?'))
      return {
        status: 200,
        body: {
          agents: agents.map((agent, id) => ({ ...agent, id: id + 1, last_name: '' })),
          total: agents.length,
        },
      }
    const stored = { first_name: fields.first_name ?? '', email: fields.email ?? '' }
    const refusal = refuse(stored)
    if (refusal !== null) return refusal
    agents.push(stored)
    return { status: 201, body: { agent_id: agents.length } }
  })
}

async function openFile(text = csv, desk = <AgentImport />) {
  const page = renderPage(
    <>
      {desk}
      <Notifications />
    </>,
  )
  const file = new File([text], 'agentes.csv', { type: 'text/csv' })
  file.arrayBuffer = async () => bytesOf(text, 'latin1')
  await page.user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file)
  return page
}

const row = (line: number) => {
  const found = document.querySelector<HTMLElement>(`tr[data-line="${line}"]`)
  if (found === null) throw new Error(`No row ${line}`)
  return within(found)
}
const box = (field: string, line: number) => screen.getByRole('textbox', { name: `${field}, row ${line}` })
const posted = (calls: ReturnType<typeof answering>) => calls.filter(({ method }) => method === 'POST')

describe('importing agents', () => {
  test('columns are found, errors and duplicates pointed out, and nothing is sent yet', async () => {
    const calls = agency()
    await openFile()
    expect(await screen.findByText('agentes.csv: 5 rows')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveValue('Windows-1252')
    expect(screen.getByRole('combobox', { name: 'Columns divided by' })).toHaveValue(';')
    expect(screen.getByRole('combobox', { name: 'Phone' })).toHaveDisplayValue('Tlm')
    expect(screen.getByText('Not imported: Notas')).toBeVisible()
    expect(box('Last name', 3)).toHaveValue('Conceição')
    expect(box('E-mail', 3)).toHaveAccessibleDescription('Valid email is required')
    expect(box('First name', 6)).toHaveAccessibleDescription('This field is required')
    await waitFor(() =>
      expect(box('E-mail', 4)).toHaveAccessibleDescription('The agency has this one already'),
    )
    expect(box('E-mail', 5)).toHaveAccessibleDescription('Stands further up in the file')
    expect(row(4).getByRole('checkbox')).not.toBeChecked()
    expect(screen.getByText('1 ready to import, 4 left out')).toBeVisible()
    expect(unsavedWork.exists()).toBe(true)
    expect(posted(calls)).toEqual([])
  })

  test('the file is read once more in the way that somebody says, and keeps what was put right', async () => {
    agency()
    const { user } = await openFile()
    await screen.findByText('1 ready to import, 4 left out')
    await user.clear(box('E-mail', 3))
    await user.type(box('E-mail', 3), 'rui@example.pt')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'UTF-8')
    await waitFor(() => expect(box('Last name', 3)).toHaveValue('Concei��o'))
    expect(box('E-mail', 3)).toHaveValue('rui@example.pt')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'Windows-1252')
    await waitFor(() => expect(box('Last name', 3)).toHaveValue('Conceição'))
  })

  test('a cell is put right by keyboard, and the rows go out one by one', async () => {
    const calls = agency()
    const { user } = await openFile()
    await screen.findByText('1 ready to import, 4 left out')
    await user.click(screen.getByRole('button', { name: 'Next one to put right' }))
    expect(box('E-mail', 3)).toHaveFocus()
    await user.clear(box('E-mail', 3))
    await user.keyboard('rui@example.pt{Enter}')
    expect(box('E-mail', 4)).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(box('E-mail', 3)).toHaveFocus()
    expect(box('E-mail', 3)).not.toBeInvalid()
    await user.click(row(6).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('2 imported, 0 ready to import, 3 left out')).toBeVisible()
    expect(posted(calls).map(({ fields }) => [fields.first_name, fields.email, fields.phone])).toEqual([
      ['Ana', 'ana@example.pt', '912 000 001'],
      ['Rui', 'rui@example.pt', '912 000 002'],
    ])
    expect(posted(calls)[1]?.fields).toMatchObject({ last_name: 'Conceição', 'role[pt]': '' })
    expect(screen.getByRole('link', { name: 'See the list' })).toHaveAttribute('href', '/agents/listings')
    expect(unsavedWork.exists()).toBe(false)
  })

  test('a double click on Import starts the run and does not stop it', async () => {
    const calls = agency()
    await openFile('Nome;E-mail\nAna;ana@example.pt\nRui;rui@example.pt')
    const start = await screen.findByRole('button', { name: 'Import 2 rows' })
    const bar = within(screen.getByRole('region', { name: 'Import' }))
    fireEvent.click(start)
    // The second click finds another button in its place.
    fireEvent.click(bar.getByRole('button', { name: 'Stop' }), { detail: 2 })
    expect(await screen.findByText(/2 imported/)).toBeVisible()
    expect(posted(calls)).toHaveLength(2)
  })

  test('what the API refuses stands at its cell, and only that row is sent again', async () => {
    let refusing = true
    const taken = { errors: { msg: 'EMAIL_ALREADY_EXISTS', fields: { email: 'EMAIL_ALREADY_EXISTS' } } }
    const calls = agency(({ first_name: name }) =>
      name === 'Ana' && refusing ? { status: 409, body: taken } : null,
    )
    const { user } = await openFile('Nome;E-mail\nAna;ana@example.pt\nRui;rui@example.pt')
    await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('1 imported, 1 ready to import, 0 left out')).toBeVisible()
    expect(box('E-mail', 2)).toHaveAccessibleDescription('E-mail already exists')
    expect(screen.queryByRole('textbox', { name: 'E-mail, row 3' })).toBeNull()
    refusing = false
    await user.type(box('E-mail', 2), '.net')
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }))
    expect(await screen.findByText('2 imported, 0 ready to import, 0 left out')).toBeVisible()
    expect(posted(calls).map(({ fields }) => fields.email)).toEqual([
      'ana@example.pt',
      'rui@example.pt',
      'ana@example.pt.net',
    ])
  })

  test('an answer that is lost ends the run, and the row is not sent twice', async () => {
    let stored = false
    const calls = answering(({ address, fields }) => {
      if (address.startsWith('/api/v1/agents?')) {
        const agents = stored ? [{ id: 1, first_name: 'Ana', last_name: '', email: 'ana@example.pt' }] : []
        return { status: 200, body: { agents, total: agents.length } }
      }
      if (fields.first_name !== 'Ana') return { status: 201, body: {} }
      stored = true
      throw new TypeError('network')
    })
    const { user } = await openFile('Nome;E-mail\nAna;ana@example.pt\nRui;rui@example.pt')
    await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('0 imported, 2 ready to import, 0 left out')).toBeVisible()
    expect(row(2).getByText('Server is not responding, connection error')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('1 imported, 0 ready to import, 1 left out')).toBeVisible()
    expect(posted(calls).map(({ fields }) => fields.first_name)).toEqual(['Ana', 'Rui'])
  })

  test('the rows that are left are saved under the heads of their file, with what was typed', async () => {
    agency()
    const saved: Blob[] = []
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) saved.push(blob)
      return 'blob:rest'
    }
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = () => undefined
    const { user } = await openFile('Nome;Notas\nAna;n1\n;=n2')
    await screen.findByText('1 ready to import, 1 left out')
    await user.type(box('E-mail', 3), 'x')
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }))
    await user.click(await screen.findByRole('button', { name: 'Download 1 row not imported' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const reader = new FileReader()
    reader.readAsText(saved[0] ?? new Blob())
    await waitFor(() => expect(reader.result).toBe("Nome;Notas;E-mail\r\n;'=n2;x"))
  })

  test.each([
    ['an Excel workbook', 'PK\u0003\u0004', /It is an Excel workbook/],
    ['a PNG', '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR;Nome\r\na;b', /It is not a text file/],
    ['a file of 0 bytes', '', /This file is empty/],
    ['column names alone', 'Nome;E-mail', /It has no rows below the column names/],
  ])('%s is refused with what to do', async (_, content, message) => {
    agency()
    await openFile(content)
    expect(await screen.findByText(message)).toBeVisible()
    expect(unsavedWork.exists()).toBe(false)
  })

  test('a thousand rows are shown a page at a time', async () => {
    agency()
    const lines = Array.from({ length: 1000 }, (_, at) => `Agente ${at};a${at}@example.pt`)
    const { user } = await openFile(['Nome;E-mail', ...lines].join('\n'))
    expect(await screen.findByRole('button', { name: 'Import 1,000 rows' })).toBeVisible()
    expect(document.querySelectorAll('tbody tr')).toHaveLength(50)
    await user.click(screen.getByRole('button', { name: 'More rows' }))
    expect(screen.getByText('Page 2 of 20')).toBeVisible()
    expect(box('First name', 52)).toHaveValue('Agente 50')
  })
})

test('features come in with the name of their divider, yes and no in words, and short names refused', async () => {
  const key = (id: number, en: string, pt: string) => ({ id, name: { en, pt } })
  const calls = answering(({ address }) => {
    if (address.startsWith('/api/v1/key-items/master'))
      return { status: 200, body: { keys: [key(7, 'Outdoor', 'Exterior')], total: 1 } }
    if (address.startsWith('/api/v1/key-items/features?'))
      return { status: 200, body: { keys: [key(9, 'Swimming pool', 'Piscina')], total: 1 } }
    return { status: 201, body: { key_id: 10 } }
  })
  const lines = [
    'Nome (inglês);Nome (português);Divisória;Filtrável',
    'Tennis court;Campo de ténis;EXTERIOR;Não',
    'Spa;;Nowhere;talvez',
    'swimming POOL;;;sim',
    'Wine cellar;Garrafeira;;',
  ]
  const { user } = await openFile(lines.join('\n'), <KeyImport kind="features" />)
  expect(await screen.findByText('2 ready to import, 2 left out')).toBeVisible()
  expect(box('Name (English)', 3)).toHaveAccessibleDescription(/no less than 5 characters/)
  expect(box('Divider', 3)).toHaveAccessibleDescription('This value is not valid')
  expect(box('Filterable', 3)).toHaveAccessibleDescription('This value is not valid')
  expect(box('Name (English)', 4)).toHaveAccessibleDescription('The agency has this one already')
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByText('2 imported, 0 ready to import, 2 left out')).toBeVisible()
  expect(posted(calls).map(({ address, fields }) => [address, fields])).toEqual([
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
