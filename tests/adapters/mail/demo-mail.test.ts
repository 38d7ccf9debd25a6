import Fastify from 'fastify'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { demoMailPages } from '../../../adapters/mail/demo-mail-pages.ts'
import { demoMailer } from '../../../adapters/mail/demo-mailer.ts'
import type { DemoMail, DemoMails } from '../../../application/commerce/mail/demo-mails.port.ts'
import { aMail } from '../../support/builders/mail.ts'
import { elements, textOf } from '../../support/html.ts'
import { value } from '../../support/outcome.ts'

const NOW = new Date('2026-03-02T09:06:00.000Z')

/** A directory for mails. */
const openDrawer = (): DemoMails => {
  const mails: DemoMail[] = []
  return {
    put: (mail, at) =>
      TE.fromIO(() => {
        if (mails.every((stored) => stored.mail.key !== mail.key)) mails.push({ id: mails.length + 1, mail, storedAt: at.toISOString() })
      }),
    list: (limit) => TE.fromIO(() => mails.toReversed().slice(0, limit)),
    one: (id) => TE.fromIO(() => mails.find((stored) => stored.id === id)),
  }
}

const unavailable = TE.left({ _tag: 'ServiceUnavailable' as const })
const brokenDrawer: DemoMails = { put: () => unavailable, list: () => unavailable, one: () => unavailable }

const pagesOf = (demoMails: DemoMails) => {
  const app = Fastify()
  demoMailPages(app, demoMails)
  return app
}

describe('the mails of a demo shop', () => {
  const written = async (...mails: Parameters<typeof aMail>[0][]) => {
    const demoMails = openDrawer()
    const mailer = demoMailer({ mails: demoMails, clock: { now: () => NOW } })
    for (const mail of mails) await value(mailer.send(aMail(mail)))
    return pagesOf(demoMails)
  }

  it('are stored with their time instead of being sent, once each', async () => {
    const demoMails = openDrawer()
    const mailer = demoMailer({ mails: demoMails, clock: { now: () => NOW } })
    await value(mailer.send(aMail()))
    await value(mailer.send(aMail()))
    expect(await value(demoMails.list(10))).toEqual([{ id: 1, mail: aMail(), storedAt: NOW.toISOString() }])
  })

  it('are listed, newest first, each with a link to its page', async () => {
    const app = await written({ key: '1', subject: 'First' }, { key: '2', subject: 'Second' })
    const { body } = await app.inject('/dev/mail')
    expect(elements(body, 'a').map((link) => [link.attribs['href'], textOf(link)])).toEqual([
      ['/dev/mail/2', 'Second'],
      ['/dev/mail/1', 'First'],
    ])
  })

  it('show that there are none', async () => {
    expect((await (await written()).inject('/dev/mail')).body).toContain('No e-mails yet.')
  })

  it('are shown in full: sender, recipient, time, as HTML in a frame and as text', async () => {
    const app = await written({ content: { ...aMail().content, opening: ['Hallo & "Tag"'] }, text: 'Hallo <Erika>' })
    const { statusCode, body } = await app.inject('/dev/mail/1')
    expect(statusCode).toBe(200)
    expect(body).toContain('<iframe sandbox="" title="E-mail" srcdoc="&lt;!doctype html&gt;')
    expect(body).toContain('&gt;Hallo &amp;amp; &amp;quot;Tag&amp;quot;&lt;/p&gt;')
    expect(body).toContain('<pre>Hallo &lt;Erika&gt;</pre>')
    expect(body).toContain('From hallo@iris.example to erika@example.ch, 2026-03-02T09:06:00.000Z')
  })

  it('cannot run scripts in the page that shows them, whatever a shopper wrote', async () => {
    const evil = `"></iframe><script>alert(1)</script><img src=x onerror='alert(1)'>`
    const content = { ...aMail().content, opening: [evil], closing: [evil] }
    const app = await written({ subject: evil, to: evil, from: evil, text: evil, sender: evil, content })
    for (const path of ['/dev/mail', '/dev/mail/1']) {
      const { body, headers } = await app.inject(path)
      expect(body).not.toContain('<script')
      expect(body).not.toContain('<img')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).not.toContain('script-src')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    }
  })

  it.each(['2', '0', '-1', '1.0', 'x', '1e0', '99999999999999999999', '%00'])('are not found under the name %s', async (id) => {
    const app = await written({})
    expect((await app.inject(`/dev/mail/${id}`)).statusCode).toBe(404)
  })

  it('are unavailable, not missing, while they cannot be read', async () => {
    const app = pagesOf(brokenDrawer)
    expect((await app.inject('/dev/mail')).statusCode).toBe(503)
    expect((await app.inject('/dev/mail/1')).statusCode).toBe(503)
  })
})
