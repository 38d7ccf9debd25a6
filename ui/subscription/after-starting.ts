import * as E from 'fp-ts/lib/Either.js'
import { redirect } from 'react-router'
import type { Failure } from '../../domain/refusal.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { withFailure, type FormReply } from '../form/form-reply.ts'

/**
 * The page after starting a subscription. If the response was lost and the form was changed and submitted again, the first
 * subscription exists: the list shows it for editing.
 */
export const afterStarting = (started: E.Either<Failure, unknown>, typed: FormReply['typed'], locale: Locale) => {
  const list = localePath(locale, '/my-account/my-subscriptions')
  if (E.isRight(started)) return redirect(`${list}?saved=1`)
  return started.left._tag === 'KeyReused' ? redirect(`${list}?already-started=1`) : withFailure(typed, started.left, locale)
}
