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
export const DeletionRequest = closed('DeletionRequest', { current_password: ExactText })
export type DeletionRequest = t.TypeOf<typeof DeletionRequest>

/** The token of the e-mail link that confirms the deletion. */
export const DeletionCancellationRequest = closed('DeletionCancellationRequest', { token: TokenInput })
export type DeletionCancellationRequest = t.TypeOf<typeof DeletionCancellationRequest>

const PendingDeletionWire = t.strict({ due_at: presentOrNull(Instant) }, 'PendingDeletion')

/** When the account is deleted; null without a deletion request. */
export const PendingDeletionCodec = codecFrom('PendingDeletion', PendingDeletionWire, ({ due_at: dueAt }) =>
  E.right<never, PendingDeletion>(dueAt === null ? {} : { dueAt: new Date(dueAt) }))

export const pendingDeletionToWire = ({ dueAt }: PendingDeletion): t.TypeOf<typeof PendingDeletionWire> =>
  ({ due_at: dueAt?.toISOString() ?? null })
