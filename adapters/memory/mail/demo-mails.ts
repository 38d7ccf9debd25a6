import * as E from 'fp-ts/lib/Either.js'
import type { DemoMail, DemoMails } from '../../../application/commerce/mail/demo-mails.port.ts'
import { atomically } from '../atomically.ts'

export const openDemoMails = (): DemoMails => {
  const stored = new Map<string, DemoMail>()
  return {
    put: (mail, at) =>
      atomically(() => {
        if (!stored.has(mail.key)) stored.set(mail.key, { id: stored.size + 1, mail, storedAt: at.toISOString() })
        return E.right(undefined)
      }),
    list: (limit) => atomically(() => E.right([...stored.values()].toReversed().slice(0, limit))),
    one: (id) => atomically(() => E.right([...stored.values()].find((mail) => mail.id === id))),
  }
}
