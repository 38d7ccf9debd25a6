import * as E from 'fp-ts/lib/Either.js'
import type { KeptMail, KeptMails } from '../../../application/commerce/mail/kept-mails.port.ts'
import { atOnce } from '../at-once.ts'

export const openKeptMails = (): KeptMails => {
  const kept = new Map<string, KeptMail>()
  return {
    put: (mail, at) =>
      atOnce(() => {
        if (!kept.has(mail.key)) kept.set(mail.key, { id: kept.size + 1, mail, keptAt: at.toISOString() })
        return E.right(undefined)
      }),
    list: (limit) => atOnce(() => E.right([...kept.values()].toReversed().slice(0, limit))),
    one: (id) => atOnce(() => E.right([...kept.values()].find((one) => one.id === id))),
  }
}
