import type { MailAnnex, MailContent, MailLink, MailPart, MailRow } from './mail-content.ts'

/** French puts a no-break space before a colon. */
const colonOf = (locale: string): string => (locale === 'fr' ? '\u00a0: ' : ': ')

const rowText = (colon: string) => ({ label, details, amount }: MailRow): string =>
  [amount === undefined ? label : label + colon + amount, ...details.map((detail) => `  ${detail}`)].join('\n')

const underlined = (heading: string): string => `${heading}\n${'-'.repeat(heading.length)}`

const partText = (colon: string) => ({ heading, rows }: MailPart): string =>
  [...(heading === undefined ? [] : [underlined(heading)]), ...rows.map(rowText(colon))].join('\n')

const linkText = (locale: string, link: MailLink | undefined): readonly string[] =>
  link === undefined ? [] : [link.text + colonOf(locale) + link.address]

const annexText = (locale: string) => ({ heading, texts, link }: MailAnnex): string =>
  [underlined(heading), ...texts, ...linkText(locale, link)].join('\n')

/** The plain-text version of a mail. */
export const mailText = ({ locale, opening, parts, link, closing, wayOut, annexes = [] }: MailContent): string =>
  [
    ...opening,
    ...parts.map(partText(colonOf(locale))),
    ...linkText(locale, link),
    ...closing,
    ...linkText(locale, wayOut),
    ...annexes.map(annexText(locale)),
  ].join('\n\n') + '\n'
