import { once } from 'node:events'
import { createServer } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { smtpMailer } from '../../../adapters/mail/smtp-mailer.ts'
import { aMail } from '../../support/builders/mail.ts'
import { refusal, value } from '../../support/outcome.ts'
import { openMailCatcher } from './mail-catcher.ts'

type Catcher = Awaited<ReturnType<typeof openMailCatcher>>
const notTaken = (kind: string, code?: string) => ({ _tag: 'MailNotTaken', fault: { kind, ...(code === undefined ? {} : { code }) } })

/** The headers of a mail, unfolded, by name. */
const headersOf = (raw: string): ReadonlyMap<string, string> => {
  const head = raw.split('\r\n\r\n')[0] ?? ''
  return new Map(
    head.replace(/\r\n[ \t]+/g, ' ').split('\r\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const
    }),
  )
}

describe('a mail sent by SMTP', () => {
  let catcher: Catcher
  let reports: unknown[] = []
  const opened = async (manners?: Parameters<typeof openMailCatcher>[0]) => {
    catcher = await openMailCatcher(manners)
    reports = []
    return { catcher, mailer: smtpMailer({ url: catcher.url, report: (error) => reports.push(error) }) }
  }
  afterEach(() => catcher.close())

  it('arrives as text and as HTML, from the shop, at its recipient', async () => {
    const { mailer } = await opened()
    const content = { ...aMail().content, opening: ['Hallo & Erika'] }
    await value(mailer.send(aMail({ subject: 'Grüße', text: 'Hallo\nErika', content })))
    const [mail] = catcher.caught
    expect(mail).toMatchObject({ from: 'hallo@iris.example', to: ['erika@example.ch'] })
    expect(mail?.raw).toContain('Content-Type: multipart/alternative')
    expect(mail?.raw).toMatch(/Content-Type: text\/plain[^]*Hallo\r\nErika[^]*Content-Type: text\/html[^]*Hallo &amp; Erika<\/p>/)
    expect(headersOf(mail?.raw ?? '').get('subject')).toMatch(/^=\?UTF-8\?/)
  })

  it('has a return address for bounces, and is still from the shop', async () => {
    const { catcher: { url } } = await opened()
    await value(smtpMailer({ url, bounces: 'returned@iris.example', report: () => {} }).send(aMail({})))
    const [mail] = catcher.caught
    expect(mail).toMatchObject({ from: 'returned@iris.example', to: ['erika@example.ch'] })
    expect(headersOf(mail?.raw ?? '').get('from')).toBe('Iris <hallo@iris.example>')
  })

  it('H-S21 is not sent in clear text if TLS is required, nor to a server with an untrusted certificate', async () => {
    for (const offersTls of [false, true]) {
      await opened({ offersTls })
      const strict = smtpMailer({ url: catcher.url, requiresTls: true, report: (error) => reports.push(error) })
      expect((await refusal(strict.send(aMail({}))))._tag).toBe('MailNotTaken')
      expect([catcher.caught, reports.length]).toEqual([[], 1])
      await catcher.close()
    }
    const { mailer } = await opened()
    await value(mailer.send(aMail({})))
    expect(catcher.caught).toHaveLength(1)
  })

  it('has the customer as its reply address if it says so, and otherwise the shop', async () => {
    const { mailer } = await opened()
    await value(mailer.send(aMail({ key: 'a', replyTo: 'anna@example.ch' })))
    await value(mailer.send(aMail({ key: 'b' })))
    expect(catcher.caught.map(({ raw }) => headersOf(raw).get('reply-to'))).toEqual(['anna@example.ch', undefined])
  })

  it('has the same message id when it is sent again, and another mail has another', async () => {
    const { mailer } = await opened()
    for (const key of ['order-confirmation:1', 'order-confirmation:1', 'order-confirmation:2']) await value(mailer.send(aMail({ key })))
    const [first, again, other] = catcher.caught.map(({ raw }) => headersOf(raw).get('message-id'))
    expect(first).toMatch(/^<[0-9a-f]{32}@iris\.example>$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('stays one mail to one recipient, whatever its subject contains', { timeout: 20_000 }, async () => {
    const { mailer } = await opened()
    const hostile = [
      'Hi\r\nBcc: thief@evil.example', 'Hi\nBcc: thief@evil.example', 'Hi\rBcc: thief@evil.example',
      'Hi\r\n\r\n<script>', 'Hi\u2028Bcc: thief@evil.example', `${'x'.repeat(2000)}\r\nX-Evil: 1`,
      ...fc.sample(fc.string({ unit: 'binary' }).map((text) => `Hi ${text}`), 20),
    ]
    // Together, since every connection to a mail server begins with a delay.
    await Promise.all(hostile.map((subject) => value(mailer.send(aMail({ subject })))))
    const usual = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']
    expect(catcher.caught).toHaveLength(hostile.length)
    for (const { to, raw } of catcher.caught)
      expect([to, [...headersOf(raw).keys()].toSorted()]).toEqual([['erika@example.ch'], usual])
  })

  it.each([
    'erika@example.ch, thief@evil.example',
    'erika@example.ch;thief@evil.example',
    'Thief <thief@evil.example>',
    'erika@example.ch\r\nBcc: thief@evil.example',
    'erika@example.ch\r\nRCPT TO:<thief@evil.example>',
    'list: erika@example.ch',
    '"a@b"@evil.example',
    'erika',
    '',
  ])('is not sent to %j, which is not one plain address', async (address) => {
    const { mailer } = await opened()
    expect(await refusal(mailer.send(aMail({ to: address })))).toEqual(notTaken('unsendable'))
    expect(await refusal(mailer.send(aMail({ from: address })))).toEqual(notTaken('unsendable'))
    expect(catcher.caught).toEqual([])
  })

  it('reaches a recipient whose name has another script', async () => {
    const { mailer } = await opened()
    await value(mailer.send(aMail({ to: 'jörg.o’neil+shop@müller.example' })))
    expect(catcher.caught).toHaveLength(1)
  })

  it('is not lost silently if the address does not exist, and logs why without the text of the server', async () => {
    const { mailer } = await opened({ refuses: true })
    expect(await refusal(mailer.send(aMail()))).toEqual(notTaken('refused', '550 5.1.1'))
    expect(String(reports[0])).toContain('No such mailbox')
  })

  it('is sent with the shop’s credentials, and not without its password', async () => {
    const user = { name: 'iris', password: 'p@ss/word' }
    const { mailer } = await opened({ user })
    expect(await refusal(mailer.send(aMail()))).toEqual(notTaken('refused', '530'))
    const named = smtpMailer({
      url: `smtp://iris:${encodeURIComponent(user.password)}@127.0.0.1:${catcher.port}`,
      report: (error) => reports.push(error),
    })
    await value(named.send(aMail()))
    expect(catcher.caught).toHaveLength(1)
  })

  it('is retried later if the mail server is unreachable', async () => {
    const { mailer } = await opened()
    await catcher.close()
    expect(await refusal(mailer.send(aMail()))).toEqual(notTaken('unreachable', 'ESOCKET'))
    expect(reports).toHaveLength(1)
  })

  it('is retried later if the mail server times out', async () => {
    await opened()
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const at = silent.address()
    const port = typeof at === 'object' && at !== null ? at.port : 0
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, report: (error) => reports.push(error), timeout: 50 })
    expect(await refusal(mailer.send(aMail()))).toEqual(notTaken('unreachable', 'ETIMEDOUT'))
    silent.close()
  })
})
