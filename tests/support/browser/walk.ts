import { expect, type Page } from '@playwright/test'
import { englishInMail, englishTexts } from '#tests/support/checks/english-texts.ts'
import { atRest } from './at-rest.ts'
import { mailsTo } from './mail.ts'
import type { ReadMail } from './mime.ts'
import type { E2eServer } from './server.ts'

/** Somebody who reads only one language, and looks at the whole page after every step. */
export class Walk {
  readonly page: Page
  readonly #server: E2eServer
  readonly #language: string
  readonly #names: string[]

  /** @param names of the person, which are in Latin letters */
  constructor(page: Page, server: E2eServer, language: string, names: string[]) {
    this.page = page
    this.#server = server
    this.#language = language
    this.#names = names
  }

  async opens(path: string, heading: string | RegExp): Promise<void> {
    await this.page.goto(path)
    await this.reaches(heading)
  }

  /** The link in a mail, which another program opens: the page is loaded even where only its secret differs. */
  async opensMail(mail: ReadMail, heading: string | RegExp): Promise<void> {
    await this.page.goto('about:blank')
    await this.opens(/https?:\/\/[^/\s]+(\/\S*#token=[\w-]+)/.exec(mail.text)?.[1] ?? '', heading)
  }

  async presses(button: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: button }).first().click()
    await this.reads()
  }

  async follows(link: string | RegExp): Promise<void> {
    await this.page.getByRole('link', { name: link }).first().click()
    await this.reads()
  }

  async writes(fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await this.page.getByLabel(label, { exact: true }).fill(text)
  }

  async reaches(heading: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await this.reads()
  }

  async meets(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible()
    await this.reads()
  }

  /** What the page says, also to screen readers. */
  async reads(): Promise<void> {
    await atRest(this.page)
    const where = `${this.page.url()}: in English`
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.#language)
    await expect.poll(() => englishTexts(this.page, this.#names), where).toEqual([])
  }

  /** Waits for it. @returns the newest mail with this subject, of which every word was read */
  async receives(subject: RegExp, to: string): Promise<ReadMail> {
    const found = async () => (await mailsTo(this.#server, to)).findLast((mail) => subject.test(mail.subject))
    await expect.poll(found, `a mail to ${to}: ${subject}`).toBeTruthy()
    const mail = (await found()) as ReadMail
    const reader = await this.page.context().newPage()
    expect(await englishInMail(reader, mail, this.#names), 'in English').toEqual([])
    await expect(reader.locator('html')).toHaveAttribute('lang', this.#language)
    await reader.close()
    return mail
  }
}
