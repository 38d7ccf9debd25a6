import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, Fragment, type CSSProperties, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailAnnex, MailContent, MailLink, MailPart, MailRow } from '../../application/commerce/mail/mail-content.ts'
import type { Mail } from '../../application/commerce/mail/mail.ts'
import { BRAND_STYLES, type BrandLook } from './brand-looks.ts'

const INK = '#14211d'
const SOFT = '#45534e'
const TEXT: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: INK }
const SMALL: CSSProperties = { margin: '0 0 8px', fontSize: 14, lineHeight: '20px', color: SOFT }

const listOf = <Item>(items: readonly Item[], draw: (item: Item) => ReactNode): ReactNode =>
  items.map((item, at) => h(Fragment, { key: at }, draw(item)))

/** Order and telephone numbers must not break across lines. */
const NUMBERS = /(\b[A-Z]{2}-\d{4}-\d{6,}|\+\d[\d ]{6,}\d)/

const unbroken = (line: string): ReactNode =>
  listOf(line.split(NUMBERS), (piece) => (NUMBERS.test(piece) ? h('span', { style: { whiteSpace: 'nowrap' } }, piece) : piece))

// Mail clients need `<br>` for line breaks.
const broken = (text: string): ReactNode => listOf(text.split('\n').map((line, at) => [at, line] as const), ([at, line]) =>
  at === 0 ? unbroken(line) : [h('br', { key: 'end' }), h(Fragment, { key: 'line' }, unbroken(line))])

const paragraphs = (texts: readonly string[], style: CSSProperties): ReactNode =>
  listOf(texts, (text) => h(Text, { style }, broken(text)))

const detailOf = (detail: string): ReactNode => h('span', { style: { ...SMALL, display: 'block', margin: 0 } }, broken(detail))

const rowOf = ({ line }: BrandLook) => ({ label, details, amount, isSum }: MailRow): ReactNode => {
  const weight = isSum === true ? 700 : 400
  const cellStyle: CSSProperties = { ...TEXT, padding: '10px 0', verticalAlign: 'top', borderTop: `1px solid ${line}`, fontWeight: weight }
  return h(Row, null,
    h(Column, { style: cellStyle }, label, listOf(details, detailOf)),
    amount === undefined ? null : h(Column, { align: 'right', style: { ...cellStyle, paddingLeft: 8, whiteSpace: 'nowrap' } }, amount))
}

const partOf = (look: BrandLook) => ({ heading, rows }: MailPart): ReactNode =>
  h(Section, { style: { margin: '8px 0 24px' } },
    heading === undefined
      ? null
      : h(Heading, { as: 'h2', style: { margin: '0 0 4px', fontSize: 18, lineHeight: '24px', color: look.strong } }, unbroken(heading)),
    listOf(rows, rowOf(look)))

/** The target of a link is shown as text as well, because mail clients open links in their own way. */
const buttonOf = ({ text, address }: MailLink, { primary, radius }: BrandLook): ReactNode =>
  h(Section, { style: { margin: '8px 0 32px' } },
    h(Button, {
      href: address,
      style: { backgroundColor: primary, color: '#ffffff', borderRadius: radius, padding: '14px 28px', fontSize: 16, fontWeight: 700 },
    }, text))

const headOf = (sender: string, { head, name }: BrandLook): ReactNode =>
  h(Section, { style: { padding: '20px 28px', ...head } }, h(Text, { style: { margin: 0, lineHeight: '36px', ...name } }, sender))

const unsubscribeLinkOf = ({ text, address }: MailLink, { strong }: BrandLook): ReactNode =>
  h(Text, { style: SMALL }, h(Link, { href: address, style: { color: strong, textDecoration: 'underline' } }, text))

const annexOf = (look: BrandLook) => ({ heading, texts, link }: MailAnnex): ReactNode =>
  h(Fragment, null,
    h(Heading, { as: 'h2', style: { margin: '16px 0 4px', fontSize: 14, lineHeight: '20px', color: look.strong } }, heading),
    paragraphs(texts, SMALL),
    link === undefined ? null : unsubscribeLinkOf(link, look))

const footOf = ({ closing, wayOut, annexes = [] }: MailContent, look: BrandLook): ReactNode =>
  h(Section, { style: { padding: '20px 28px 16px', borderTop: `1px solid ${look.line}` } },
    paragraphs(closing, SMALL),
    wayOut === undefined ? null : unsubscribeLinkOf(wayOut, look),
    listOf(annexes, annexOf(look)))

/**
 * A mail for a reader that shows HTML, in the look of its brand: one narrow column, styles inline as mail readers want
 * them, nothing fetched.
 */
export const mailHtml = ({ subject, sender, brandChannel, content }: Mail): string => {
  const look = BRAND_STYLES[brandChannel]
  const { locale, opening, parts, link } = content
  const document = h(Html, { lang: locale },
    h(Head, null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('title', null, subject)),
    h(Body, { style: { margin: 0, padding: '24px 0', backgroundColor: look.ground, fontFamily: 'Roboto, Arial, sans-serif' } },
      h(Preview, { children: opening.slice(0, 2).join(' ') }),
      h(Container, { style: { maxWidth: 600, backgroundColor: '#ffffff', borderRadius: look.radius, overflow: 'hidden' } },
        sender === '' ? null : headOf(sender, look),
        h(Section, { style: { padding: '28px 28px 8px' } },
          paragraphs(opening, TEXT),
          listOf(parts, partOf(look)),
          link === undefined ? null : buttonOf(link, look)),
        footOf(content, look))))
  return `<!doctype html>${renderToStaticMarkup(document)}`
}
