import type { MailContent, MailPart, MailRow } from './mail-content.ts'

const rowText = ({ label, details, amount }: MailRow): string =>
  [amount === undefined ? label : `${label}: ${amount}`, ...details.map((detail) => `  ${detail}`)].join('\n')

const partText = ({ heading, rows }: MailPart): string =>
  [...(heading === undefined ? [] : [`${heading}\n${'-'.repeat(heading.length)}`]), ...rows.map(rowText)].join('\n')

/** A mail for a reader that shows text only. */
export const mailText = ({ opening, parts, closing }: MailContent): string =>
  [...opening, ...parts.map(partText), ...closing].join('\n\n') + '\n'
