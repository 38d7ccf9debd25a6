import * as t from 'io-ts'
import { makeReplyText, REPLY_LENGTH, type ReviewReply } from '../../../domain/rating/review-reply.ts'
import { textCodec } from '../codec/value-codec.ts'

const ReplyTextCodec = textCodec('ReplyText', makeReplyText, { type: 'string', maxLength: REPLY_LENGTH.to })

/** The shop's reply to a review. */
export const ReplyWire = t.strict({ text: ReplyTextCodec, replied_at: t.string }, 'ReviewReply')
type ReplyWire = t.TypeOf<typeof ReplyWire>

export const replyOf = ({ text, replied_at: repliedAt }: ReplyWire): ReviewReply => ({ text, repliedAt })
export const replyToWire = ({ text, repliedAt }: ReviewReply): ReplyWire => ({ text, replied_at: repliedAt })
