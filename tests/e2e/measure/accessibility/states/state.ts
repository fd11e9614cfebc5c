import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { onePixel } from '../../../../one-pixel.ts'

type Texts = { [key: string]: string | Texts }

/** Returns a function that looks up a message, cut off before its first placeholder. Throws if there is none. */
export function createTranslator(locale: string): (key: string) => string {
  const all = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Texts
  return (key) => {
    const found = key
      .split('.')
      .reduce<Texts | string>((texts, part) => (typeof texts === 'string' ? '' : (texts[part] ?? '')), all)
    if (typeof found !== 'string' || found === '') throw new Error(`Unknown message key: ${key}`)
    return found.replace(/\{.*/, '').trim()
  }
}

export type StateContext = { page: Page; t: (key: string) => string }

export type State = {
  name: string
  path: string
  /** Omitted when the page itself is the state. */
  open?: (context: StateContext) => Promise<unknown>
  /** Is visible once the state is reached. */
  visible: (context: StateContext) => Locator
  /** A dialog, menu or drawer: it must trap focus, and Escape must close it. */
  trapsFocus?: true
  /** A sticky bar: focus must not be hidden behind it (2.4.11). */
  hasStickyBar?: true
}

export const dialog = ({ page }: StateContext) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('heading').first()
export const menu = ({ page }: StateContext) => page.getByRole('menu')
export const invalid = ({ page }: StateContext) => page.locator('[aria-invalid="true"]').first()
export const button = ({ page, t }: StateContext, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t(key), exact: true })
    .first()
export const cardMenu = ({ page }: StateContext) =>
  page.locator('article button[aria-haspopup="menu"]').first()
export const rowMenu = ({ page }: StateContext) =>
  page.getByRole('main').locator(':is(li, tr) button[aria-haspopup="menu"]').first()
export async function chooseFromMenu(
  context: StateContext,
  trigger: (context: StateContext) => Locator,
  key: string,
) {
  await trigger(context).click()
  await context.page
    .getByRole('menuitem', { name: context.t(key) })
    .first()
    .click()
}

export const imageFile = {
  name: 'hall.png',
  mimeType: 'image/png',
  buffer: onePixel,
}
