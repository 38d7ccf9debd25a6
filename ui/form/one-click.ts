import * as E from 'fp-ts/lib/Either.js'
import { data } from 'react-router'
import type { Failure } from '../../domain/refusal.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import type { Message } from '../messages/message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { failureStatus } from './form-reply.ts'

export type OneClickReply = { readonly isDone: true } | { readonly isDone: false; readonly failure: Message }

/** The link only shows the page: software that follows links must not change anything. The button submits the form. */
export const showOneClick = () => data(null, { headers: SECRET_PAGE })

export const replyToOneClick = (result: E.Either<Failure, unknown>, request: Request) =>
  E.isRight(result)
    ? data<OneClickReply>({ isDone: true }, { headers: SECRET_PAGE })
    : data<OneClickReply>(
      { isDone: false, failure: refusalMessage(result.left, requestLocale(request)) },
      { status: failureStatus(result.left), headers: SECRET_PAGE },
    )
