import type { Browser } from '@playwright/test'

/** A browser that is started anew when it is gone: one that dies must not take the pages after it along. */
export class Browsers {
  #launch: () => Promise<Browser>
  #running: Promise<Browser> | null = null
  /** How often it was gone. */
  lost = 0

  constructor(launch: () => Promise<Browser>) {
    this.#launch = launch
  }

  async one(): Promise<Browser> {
    this.#running ??= this.#launch()
    const browser = await this.#running
    if (browser.isConnected()) return browser
    this.lost += 1
    this.#running = this.#launch()
    return this.#running
  }

  /** Does it once more where the browser was lost on the way: a page that takes the browser down does so twice. */
  async again<T>(work: () => Promise<T>): Promise<T> {
    const before = this.lost
    try {
      return await work()
    } catch (error) {
      const browser = await this.one()
      if (this.lost === before && browser.isConnected()) throw error
      return work()
    }
  }

  async close(): Promise<void> {
    await (await this.#running)?.close()
  }
}
