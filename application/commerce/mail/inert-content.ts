import { inertText } from '../../../domain/text/inert-text.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { MailAnnex, MailContent, MailLink, MailPart, MailRow } from './mail-content.ts'

type Inert = (text: string) => string

const rowOf = (inert: Inert) => (row: MailRow): MailRow => ({ ...row, label: inert(row.label), details: row.details.map(inert) })

const partOf = (inert: Inert) => ({ heading, rows }: MailPart): MailPart => ({
  ...omitUndefined({ heading: heading === undefined ? undefined : inert(heading) }), rows: rows.map(rowOf(inert)),
})

const linkOf = (inert: Inert, link: MailLink | undefined): MailLink | undefined =>
  link === undefined ? undefined : { ...link, text: inert(link.text) }

const annexOf = (inert: Inert) => ({ heading, texts, link }: MailAnnex): MailAnnex => ({
  heading: inert(heading), texts: texts.map(inert), ...omitUndefined({ link: linkOf(inert, link) }),
})

/** Entered text never becomes a link in any part of a mail: only the shop's own links work, and the given addresses stay as they are. */
export const inertContent = (content: MailContent, addresses: readonly string[]): MailContent => {
  const inert: Inert = (text) => inertText(text, addresses)
  const { link, wayOut, annexes, ...rest } = content
  return {
    ...rest,
    opening: rest.opening.map(inert),
    parts: rest.parts.map(partOf(inert)),
    closing: rest.closing.map(inert),
    ...omitUndefined(
      { link: linkOf(inert, link), wayOut: linkOf(inert, wayOut), annexes: annexes?.map(annexOf(inert)) },
    ),
  }
}
