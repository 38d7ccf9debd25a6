import { expect, type APIRequestContext } from '@playwright/test'
import { elements, attributesOf, textOf } from '../../support/html.ts'

/** The pages of the demo mails to an address (or whose subject has it), the newest first. `url` is that of another shop. */
export const mailsTo = async (request: APIRequestContext, email: string, url = ''): Promise<readonly string[]> => {
  const list = await (await request.get(`${url}/dev/mail`)).text()
  const paths = elements(list, 'tr').filter((row) => textOf(row).includes(email)).flatMap((row) => attributesOf(row, 'a', 'href'))
  return Promise.all(paths.map(async (path) => (await request.get(url + path)).text()))
}

/** The first group of a pattern in the newest mail to an address that matches; waits until there is one. */
export const findInMail = async (request: APIRequestContext, email: string, pattern: RegExp, url = ''): Promise<string> => {
  let match: string | undefined
  await expect.poll(async () => {
    match = (await mailsTo(request, email, url)).map((mail) => pattern.exec(mail)?.[1]).find((one) => one !== undefined)
    return match
  }).toBeDefined()
  return match ?? ''
}
