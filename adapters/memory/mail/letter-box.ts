import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import type { Mailer } from '../../../application/commerce/mail/mailer.port.ts'

export type LetterBox = Mailer & { readonly letters: () => readonly Mail[] }

/** Keeps every letter instead of carrying it away. */
export const openLetterBox = (): LetterBox => {
  const letters: Mail[] = []
  return {
    send: (mail) => TE.fromIO(() => void letters.push(mail)),
    letters: () => [...letters],
  }
}
