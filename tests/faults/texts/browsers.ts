import type { Browser } from '@playwright/test'

/** Restarts a crashed browser, so that a crash does not affect later pages. */
export class Browsers {
  #launch: () => Promise<Browser>
  #running: Promise<Browser> | null = null
  crashes = 0

  constructor(launch: () => Promise<Browser>) {
    this.#launch = launch
  }

  async get(): Promise<Browser> {
    this.#running ??= this.#start()
    const running = this.#running
    const browser = await running
    if (browser.isConnected()) return browser
    // A concurrent call may already have restarted the browser.
    if (this.#running === running) {
      this.crashes += 1
      this.#running = this.#start()
    }
    return this.get()
  }

  /** Launches a browser. After a failure, the next `get` launches again. */
  async #start(): Promise<Browser> {
    try {
      return await this.#launch()
    } catch (error) {
      this.#running = null
      throw error
    }
  }

  /** Retries the work once if the browser crashed; a page that causes the crash fails again. */
  async withRetry<T>(work: () => Promise<T>): Promise<T> {
    const before = this.crashes
    try {
      return await work()
    } catch (error) {
      const browser = await this.get()
      if (this.crashes === before && browser.isConnected()) throw error
      return work()
    }
  }

  async close(): Promise<void> {
    await (await this.#running)?.close()
  }
}
