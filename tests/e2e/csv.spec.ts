import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Papa from 'papaparse'
import { expectAccessible } from './support/accessible.ts'
import { queryRows } from './support/database.ts'
import { getPageTitle } from './support/dashboard.ts'
import { openListings } from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Saved by a Portuguese Excel: Windows-1252, semicolons, CR LF; one row has an invalid email address. */
const agentsCsv = [
  'Nome;Apelido;E-mail;Telemóvel;Cargo',
  'Conceição;Araújo;conceicao@example.pt;912 000 001;Consultora',
  'João;Guimarães;joao(at)example.pt;912 000 002;"Diretor; sócio"',
  "Inês;d'Orey;ines@example.pt;'+351 912 000 003;",
].join('\r\n')

test.beforeEach(async ({ page }) => {
  await openSession(page)
})

test('imports agents from a CSV file of a Portuguese Excel and corrects a row by keyboard', async ({
  page,
  app,
}) => {
  await page.goto('/agents/listings')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(getPageTitle(page, 'Import agents')).toBeVisible()
  const workerPromise = page.waitForEvent('worker')
  await page
    .getByLabel('Choose file')
    .first()
    .setInputFiles({
      name: 'agentes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(agentsCsv, 'latin1'),
    })
  await workerPromise
  await expect(page.getByText('agentes.csv: 3 rows')).toBeVisible()
  await expect(page.getByText('2 ready to import, 1 skipped', { exact: true })).toBeVisible()
  const invalidEmail = page.getByRole('textbox', { name: 'Email, row 3' })
  await expect(invalidEmail).toHaveAccessibleDescription('Valid email is required')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Next row to fix' }).focus()
  await page.keyboard.press('Enter')
  await expect(invalidEmail).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('joao@example.pt')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email, row 4' })).toBeFocused()
  await page.getByRole('button', { name: 'Import 3 rows' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 imported', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Go to the list' }).click()
  await page.getByRole('searchbox').fill('guimaraes')
  await expect(page.getByText('1 agent', { exact: true })).toBeVisible()
  await expect(page.getByText('João Guimarães').first()).toBeVisible()
  expect(
    queryRows(
      app,
      "select first_name, phone, role_pt from agents where email like '%@example.pt' order by id",
    )
      .slice(-3)
      .map((row) => Object.values(row)),
  ).toEqual([
    ['Conceição', '912 000 001', 'Consultora'],
    ['João', '912 000 002', 'Diretor; sócio'],
    ['Inês', '+351 912 000 003', ''],
  ])
})

test('imports properties whose type, agent and district are given by name', async ({ page, app }) => {
  const lines = [
    'Referência;Título;Tipo;Preço;Negócio;Tipologia;Consultor;Zona;Classe energética',
    'imp-1;Casa com jardim;Moradia;385.000,50;Venda;T3;Mariana Figueiredo;Lisboa;B-',
    'imp-2;Loja na Baixa;Castelo;1.200;Arrendamento;;;Porto;Isento',
  ]
  await page.goto('/properties/listings')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(getPageTitle(page, 'Import properties')).toBeVisible()
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1')
  await page
    .getByLabel('Choose file')
    .first()
    .setInputFiles({ name: 'imoveis.csv', mimeType: 'text/csv', buffer })
  const type = page.getByRole('textbox', { name: 'Type, row 3' })
  await expect(type).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await type.fill('Loja')
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('2 imported', { exact: true })).toBeVisible()
  expect(
    queryRows(
      app,
      `select reference, price_cents, for_sale, bedrooms, energy, a.last_name, d.name_pt as district, k.name_pt as type
       from properties p join key_items k on k.id = p.type_id
       left join agents a on a.id = p.agent_id left join districts d on d.id = p.district_id
       where reference like 'IMP-%' order by reference`,
    ).map((row) => Object.values(row)),
  ).toEqual([
    ['IMP-1', 38_500_050, 1, 3, 'B-', 'Figueiredo', 'Lisboa', 'Moradia'],
    ['IMP-2', 120_000, 0, null, 'Exempt', null, 'Porto', 'Loja'],
  ])
})

test('imports properties from an Excel workbook', async ({ page, app }) => {
  await page.goto('/properties/import')
  await page
    .getByLabel('Choose file')
    .first()
    .setInputFiles(fileURLToPath(new URL('support/imoveis.xlsx', import.meta.url)))
  await expect(page.getByText('imoveis.xlsx: 2 rows')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Separator' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('2 imported', { exact: true })).toBeVisible()
  expect(
    queryRows(
      app,
      `select reference, price_cents, for_sale, hide_price, bedrooms, gross_area from properties
       where reference like 'XLS-%' order by reference`,
    ).map((row) => Object.values(row)),
  ).toEqual([
    ['XLS-1', 38_500_050, 1, 0, 3, 142.5],
    ['XLS-2', 120_000, 0, 1, null, 80],
  ])
})

test("exports the active properties in the list's order, with the BOM and semicolons that Excel expects", async ({
  page,
  app,
}) => {
  await openListings(page, '?sort=reference')
  const downloadPromise = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const download = await downloadPromise
  await expect(page.getByText('File or Message generated with success')).toBeVisible()
  expect(download.suggestedFilename()).toMatch(/^properties-\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFFReference;Title;')).toBe(true)
  const [head = [], ...lines] = Papa.parse<string[]>(text.slice(1), { delimiter: ';' }).data
  expect(lines.every((line) => line.length === head.length)).toBe(true)
  expect(lines.map(([reference]) => reference)).toEqual(
    queryRows<{ reference: string }>(
      app,
      `select reference from properties p left join tags t on t.id = p.tag_id
       where p.archived = 0 and (t.kind is null or t.kind != 'sold') order by reference`,
    ).map(({ reference }) => reference),
  )
  expect(lines.at(0)?.at(-1)).toMatch(/^\d\d\/\d\d\/\d{4}$/)
})

test('exports the visible columns of the table, or all', async ({ page }) => {
  await openListings(page, '?view=table')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Agent' }).uncheck()
  await page.keyboard.press('Escape')
  const exportHeader = async (choice: string) => {
    const downloadPromise = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    await page.getByRole('menuitem', { name: choice }).click()
    const [head = ''] = readFileSync(await (await downloadPromise).path(), 'utf8').split('\r\n')
    return head.replace('\uFEFF', '').split(';')
  }
  const visibleColumns = await exportHeader('Columns of the table')
  expect(visibleColumns.slice(0, 4)).toEqual(['Reference', 'Title', 'Price (EUR)', 'Type'])
  expect(visibleColumns).toContain('Portals')
  expect(visibleColumns).not.toContain('Agent')
  expect(await exportHeader('All columns')).toEqual(
    expect.arrayContaining(['Agent', 'Energy rating', 'Parking']),
  )
})

const exportHeaders = {
  '/condominiums/listings': /^Title;/,
  '/agents/listings': /^First name;/,
  '/districts/listings': /^Name/,
  '/services/listings': /^Title/,
  '/key-items/features': /^Name/,
  '/users': /^Name;/,
}

test('exports every other list with the labels of its fields', async ({ page }) => {
  for (const [url, head] of Object.entries(exportHeaders)) {
    await page.goto(url)
    const downloadPromise = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const text = readFileSync(await (await downloadPromise).path(), 'utf8').replace('\uFEFF', '')
    expect.soft(text.split('\r\n')[0], url).toMatch(head)
    expect.soft(text.split('\r\n')[0], url).not.toMatch(/\w\.\w/)
  }
})
