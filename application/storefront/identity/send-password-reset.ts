import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { Log } from '../shop/log.port.ts'
import type { Shop } from '../shop/shop.ts'

/**
 * Sends a link to reset a forgotten password. The visitor sees the same result in any case, since only the owner of the address may
 * learn whether there is an account; a failure is logged. An invalid address is refused (Account §4.3).
 */
export type SendPasswordReset = (email: string) => TE.TaskEither<Failure, void>
export const SendPasswordReset = token<SendPasswordReset>('SendPasswordReset')

export const makeSendPasswordReset =
  ({ shop, log }: { readonly shop: Pick<Shop, 'identity'>; readonly log: Log }): SendPasswordReset =>
  (email) =>
    pipe(
      shop.identity.sendPasswordReset({ email }),
      TE.orElse((failure) =>
        failure._tag === 'InvalidEmail'
          ? TE.left<Failure, void>(failure)
          : TE.fromIO(() => { log.warn('The password reset mail was not sent', failure._tag) })),
    )
