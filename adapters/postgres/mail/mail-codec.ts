import * as t from 'io-ts'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { recordCodec, type Kept } from '../rows/record-codec.ts'

export const mailCodec: Kept<Mail> = recordCodec<Mail>(
  'Mail',
  {
    key: t.string,
    to: t.string,
    from: t.string,
    subject: t.string,
    text: t.string,
    html: t.string,
  },
  { isSecret: t.literal(true), unsubscribe: t.string },
)
