import { readFileSync } from 'node:fs'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { fileLimits } from '@/components/csv/import/file-options'
import { readWorkbook } from '@/components/csv/import/read-workbook'

const workbook = unzipSync(new Uint8Array(readFileSync('tests/e2e/support/imoveis.xlsx')))
const sheetName = 'xl/worksheets/sheet1.xml'
const [beforeRows, afterRows] = strFromU8(workbook[sheetName] ?? new Uint8Array()).split(
  /<sheetData>.*<\/sheetData>/s,
)

const readRows = async (rows: string, otherFiles: Record<string, Uint8Array> = {}) => {
  const sheet = strToU8(`${beforeRows}<sheetData>${rows}</sheetData>${afterRows}`)
  const { buffer } = zipSync({ ...workbook, [sheetName]: sheet, ...otherFiles })
  return readWorkbook(buffer as ArrayBuffer)
}
const toCellXml = (address: string, text = 'x') =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`

test('reads cells and their lines across gaps', async () => {
  const { rows } = await readRows(
    `<row r="2">${toCellXml('A2', ' Ana ')}</row><row r="40">${toCellXml('C40')}</row>`,
  )
  expect(rows).toEqual([
    { line: 2, cells: ['Ana', '', ''] },
    { line: 40, cells: ['', '', 'x'] },
  ])
})

test('removes the apostrophe that an export prefixes to text that looks like a formula', async () => {
  const { rows } = await readRows(`<row r="1">${toCellXml('A1', "'+351 912 000 001")}</row>`)
  expect(rows[0]?.cells).toEqual(['+351 912 000 001'])
})

test('reads rows and columns up to the limits and one more, which the importer rejects', async () => {
  const tall = Array.from({ length: 6000 }, (_, n) => `<row r="${n + 1}">${toCellXml(`A${n + 1}`)}</row>`)
  // The limit doesn't include the header row.
  expect((await readRows(tall.join(''))).rows).toHaveLength(fileLimits.rows + 2)
  const wide = await readRows(`<row r="1">${toCellXml('ZZ1')}</row>`)
  expect(wide.rows[0]?.cells).toHaveLength(fileLimits.columns + 1)
})

test.each([
  ['a row far below', `<row r="900000000">${toCellXml('A900000000')}</row>`, 'valid address'],
  ['a cell far to the right', `<row r="1">${toCellXml('ZZZZZZZ1')}</row>`, 'valid address'],
  [
    'a huge rectangle',
    `<row r="1">${toCellXml('XFD1')}</row><row r="1048576">${toCellXml('A1048576')}</row>`,
    'too large',
  ],
  ['an encoded address', '<row r="&#57;00000000"><c r="A&#57;00000000"><v>1</v></c></row>', 'valid address'],
  ['an address after a quoted bracket', '<row x=">" r = "900000000"></row>', 'valid address'],
])('rejects %s before it fills the memory', async (_, rows, reason) => {
  await expect(readRows(rows)).rejects.toThrow(reason)
})

test('rejects a small file that unpacks to more than 100 MB', async () => {
  const half = new Uint8Array(60_000_000)
  await expect(
    readRows(`<row r="1">${toCellXml('A1')}</row>`, { 'xl/media/a.xml': half, 'xl/media/b.xml': half }),
  ).rejects.toThrow('too large')
})

test('rejects a long shared string that many cells use', async () => {
  const relations = 'xl/_rels/workbook.xml.rels'
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings'
  const relation = `<Relationship Id="rId9" Type="${type}" Target="sharedStrings.xml"/>`
  const cells = Array.from(
    { length: 300 },
    (_, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c></row>`,
  )
  await expect(
    readRows(cells.join(''), {
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${'a'.repeat(100_000)}</t></si></sst>`),
      [relations]: strToU8(
        strFromU8(workbook[relations] ?? new Uint8Array()).replace(
          '</Relationships>',
          `${relation}</Relationships>`,
        ),
      ),
    }),
  ).rejects.toThrow('too long')
})
