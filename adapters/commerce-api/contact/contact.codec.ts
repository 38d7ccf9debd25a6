import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { Instant } from '../values/day.codec.ts'

export const MessageRequest = closed('MessageRequest', { name: t.string, email: t.string, subject: t.string, message: t.string })
export const WithdrawalRequest = closed('WithdrawalRequest', { name: t.string, contract: t.string, email: t.string })

const MessageSentWire = t.strict({ sent: t.literal(true) }, 'MessageSent')
export const MessageSentCodec = codecFrom('MessageSent', MessageSentWire, () => E.right<never, void>(undefined))
export const messageSentToWire = (): t.TypeOf<typeof MessageSentWire> => ({ sent: true })

const DeclaredWire = t.strict({ declared_at: Instant }, 'WithdrawalDeclared')
export const DeclaredCodec = codecFrom('WithdrawalDeclared', DeclaredWire, ({ declared_at: at }) =>
  E.right<never, { readonly at: Date }>({ at: new Date(at) }))
export const declaredToWire = ({ at }: { readonly at: Date }): t.TypeOf<typeof DeclaredWire> => ({ declared_at: at.toISOString() })
