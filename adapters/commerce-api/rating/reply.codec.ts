import * as t from 'io-ts'
import { makeReplyText, REPLY_LENGTH, type ReviewReply } from '../../../domain/rating/review-reply.ts'
import { record } from '../codec/record.ts'
import { textCodec } from '../codec/value-codec.ts'

/** The shop's reply to a review. */
export const ReplyRecord = record<ReviewReply>('ReviewReply', {
  text: textCodec('ReplyText', makeReplyText, {
    minLength: REPLY_LENGTH.from, maxLength: REPLY_LENGTH.to, examples: ['Danke für Ihre Bewertung.'],
  }),
  repliedAt: t.string,
})
