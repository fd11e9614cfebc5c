import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'

type Texts = { [key: string]: string | Texts }

/** Returns a function that looks up a message, cut off before its first placeholder. Throws for an unknown key. */
export function createTranslator(locale: string): (key: string) => string {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Texts
  return (key) => {
    const message = key
      .split('.')
      .reduce<Texts | string>(
        (texts, part) => (typeof texts === 'string' ? '' : (texts[part] ?? '')),
        messages,
      )
    if (typeof message !== 'string' || message === '') throw new Error(`Unknown message key: ${key}`)
    return message.replace(/\{.*/, '').trim()
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
  /** A sticky bar: focus must not be hidden behind it (WCAG 2.4.11). */
  hasStickyBar?: true
}

export const getDialogHeading = ({ page }: StateContext) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('heading').first()
export const getMenu = ({ page }: StateContext) => page.getByRole('menu')
export const getInvalidField = ({ page }: StateContext) => page.locator('[aria-invalid="true"]').first()
export const getButton = ({ page, t }: StateContext, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t(key), exact: true })
    .first()
export const getCardMenuButton = ({ page }: StateContext) =>
  page.locator('article button[aria-haspopup="menu"]').first()
export const getRowMenuButton = ({ page }: StateContext) =>
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
