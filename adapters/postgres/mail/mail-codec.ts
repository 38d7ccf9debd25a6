import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { MailAnnex, MailContent, MailLink, MailPart, MailRow } from '../../../application/commerce/mail/mail-content.ts'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { withDerivedText, withoutDerivedText } from '../../../application/commerce/mail/write-mail.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'
import { brandChannelCodec } from '../rows/value-codecs.ts'

const texts = t.readonlyArray(t.string)

const linkCodec: StoredCodec<MailLink> = recordCodec<MailLink>('MailLink', { text: t.string, address: t.string }, {})
const rowCodec: StoredCodec<MailRow> = recordCodec<MailRow>(
  'MailRow', { label: t.string, details: texts }, { amount: t.string, isSum: t.literal(true) },
)
const partCodec: StoredCodec<MailPart> = recordCodec<MailPart>('MailPart', { rows: t.readonlyArray(rowCodec) }, { heading: t.string })

const annexCodec: StoredCodec<MailAnnex> = recordCodec<MailAnnex>('MailAnnex', { heading: t.string, texts }, { link: linkCodec })

const contentCodec: StoredCodec<MailContent> = recordCodec<MailContent>(
  'MailContent',
  { locale: t.string, opening: texts, parts: t.readonlyArray(partCodec), closing: texts },
  { link: linkCodec, wayOut: linkCodec, annexes: t.readonlyArray(annexCodec) },
)

const storedCodec: StoredCodec<Mail> = recordCodec<Mail>(
  'Mail',
  {
    key: t.string,
    to: t.string,
    from: t.string,
    sender: t.string,
    brandChannel: brandChannelCodec,
    subject: t.string,
    text: t.string,
    content: contentCodec,
  },
  { isSecret: t.literal(true), isCounted: t.literal(true), replyTo: t.string, unsubscribe: t.string },
)

/** The mail as it is stored: its text would double the largest document of an order. */
export const mailCodec: StoredCodec<Mail> = new t.Type<Mail, unknown, unknown>(
  storedCodec.name, storedCodec.is, (stored, context) => pipe(storedCodec.validate(stored, context), E.map(withDerivedText)),
  withoutDerivedText,
)
