import * as E from 'fp-ts/lib/Either.js'
import type { DemoMail, DemoMails } from '../../../application/commerce/mail/demo-mails.port.ts'
import { atOnce } from '../at-once.ts'

export const openDemoMails = (): DemoMails => {
  const kept = new Map<string, DemoMail>()
  return {
    put: (mail, at) =>
      atOnce(() => {
        if (!kept.has(mail.key)) kept.set(mail.key, { id: kept.size + 1, mail, storedAt: at.toISOString() })
        return E.right(undefined)
      }),
    list: (limit) => atOnce(() => E.right([...kept.values()].toReversed().slice(0, limit))),
    one: (id) => atOnce(() => E.right([...kept.values()].find((one) => one.id === id))),
  }
}
