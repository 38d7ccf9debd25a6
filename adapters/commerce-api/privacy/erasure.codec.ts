import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { PendingDeletion } from '../../../domain/privacy/account-deletion.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { presentOrNull } from '../codec/nullable.ts'
import { Instant } from '../values/day.codec.ts'
import { TokenInput } from '../values/names.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

/** The password, if the account has one. */
export const ErasureRequest = closed('ErasureRequest', { current_password: ExactText })
export type ErasureRequest = t.TypeOf<typeof ErasureRequest>

/** The token of the e-mail link that confirms the deletion. */
export const ErasureWithdrawalRequest = closed('ErasureWithdrawalRequest', { token: TokenInput })
export type ErasureWithdrawalRequest = t.TypeOf<typeof ErasureWithdrawalRequest>

const PendingErasureWire = t.strict({ due_at: presentOrNull(Instant) }, 'PendingErasure')

/** When the account is deleted; null without a deletion request. */
export const PendingErasureCodec = codecFrom('PendingErasure', PendingErasureWire, ({ due_at: dueAt }) =>
  E.right<never, PendingDeletion>(dueAt === null ? {} : { dueAt: new Date(dueAt) }))

export const pendingErasureToWire = ({ dueAt }: PendingDeletion): t.TypeOf<typeof PendingErasureWire> =>
  ({ due_at: dueAt?.toISOString() ?? null })
