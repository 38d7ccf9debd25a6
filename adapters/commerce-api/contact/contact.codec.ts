import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { Instant } from '../values/day.codec.ts'
import { IdempotencyKeyText } from '../values/idempotency-key.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

export const MessageRequest = closed('MessageRequest', {
  key: IdempotencyKeyText, name: TypedText, email: TypedText, subject: TypedText, message: TypedText,
})
export const WithdrawalRequest = closed('WithdrawalRequest', {
  key: IdempotencyKeyText, name: TypedText, contract: TypedText, email: TypedText,
})

const MessageSentWire = t.strict({ sent: t.literal(true) }, 'MessageSent')
export const MessageSentCodec = codecFrom('MessageSent', MessageSentWire, () => E.right<never, void>(undefined))
export const messageSentToWire = (): t.TypeOf<typeof MessageSentWire> => ({ sent: true })

const DeclaredWire = t.strict({ declared_at: Instant }, 'WithdrawalDeclared')
export const DeclaredCodec = codecFrom('WithdrawalDeclared', DeclaredWire, ({ declared_at: at }) =>
  E.right<never, { readonly at: Date }>({ at: new Date(at) }))
export const declaredToWire = ({ at }: { readonly at: Date }): t.TypeOf<typeof DeclaredWire> => ({ declared_at: at.toISOString() })
