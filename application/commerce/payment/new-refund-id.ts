import { makeRefundId } from '../../../domain/payment/refund-id.ts'
import type { RefundId } from '../../../domain/payment/refund.ts'
import { newToken } from '../shop/new-token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'

export const newRefundId = (tokens: TokenMaker): RefundId => newToken(tokens, makeRefundId)
