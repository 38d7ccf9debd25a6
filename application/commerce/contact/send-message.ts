import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeContactMessage, type ContactMessage, type GivenMessage } from '../../../domain/contact/contact-message.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { messageMails } from '../mail/contact-mail.ts'
import type { Askers } from '../shop/asker.ts'
import { countLetter, type ContactDeps } from './count-letter.ts'

/** Anybody writes to the shop: its people get the letter, the writer a line that it arrived. */
export type SendMessage = (asker: Askers['anyone'], given: GivenMessage) => TE.TaskEither<Failure, void>

export const makeSendMessage =
  (deps: ContactDeps): SendMessage =>
  (asker, given) =>
    pipe(
      TE.fromEither<Failure, ContactMessage>(makeContactMessage(given)),
      TE.tap(({ email }) => countLetter(deps)(asker, email)),
      TE.flatMap((message) => deps.letterTray.put(messageMails({
        key: deps.tokens.make(),
        locale: asker.locale,
        words: deps.mailTexts,
        settings: deps.register.settings(asker.brandChannel),
        at: deps.clock.now(),
      }, message))),
    )
