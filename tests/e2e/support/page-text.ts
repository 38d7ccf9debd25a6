import { elements, attributeOf, element, textOf, textPiecesOf } from '../../support/html.ts'

/** Reads the HTML of a page without a browser. */
export type HtmlFacts = {
  readonly lang: string | undefined
  readonly brand: string | undefined
  readonly title: string
  readonly canonical: string | undefined
  readonly isHidden: boolean
  readonly alternates: Readonly<Record<string, string>>
  /** The visible text, without tags and data. */
  readonly text: string
  readonly heading: string
}

const plainSpaces = (text: string): string => text.replace(/\s+/g, ' ')

export const readHtml = (html: string): HtmlFacts => ({
  lang: attributeOf(html, 'html', 'lang'),
  brand: attributeOf(html, 'html', 'data-brand'),
  title: textOf(html, 'title'),
  canonical: attributeOf(html, 'link[rel=canonical]', 'href'),
  isHidden: element(html, 'meta[name=robots][content^=noindex]') !== undefined,
  alternates: Object.fromEntries(
    elements(html, 'link[rel=alternate]').map(({ attribs }) => [attribs['hreflang'] ?? '', attribs['href'] ?? '']),
  ),
  text: plainSpaces(textPiecesOf(element(html, 'body') ?? '').join(' ')),
  heading: plainSpaces(textOf(html, 'h1')),
})
