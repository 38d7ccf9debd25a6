/** Reads the HTML of a page without a browser. */
const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]

const unescaped = (text: string): string =>
  text.replace(/&#x27;|&apos;/g, "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

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

const textOf = (html: string): string =>
  unescaped(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll('<!-- -->', '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

export const readHtml = (html: string): HtmlFacts => ({
  lang: first(html, /<html lang="([^"]*)"/),
  brand: first(html, /<html[^>]* data-brand="([^"]*)"/),
  title: unescaped(first(html, /<title>([^<]*)/) ?? ''),
  canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
  isHidden: /<meta name="robots" content="noindex"/.test(html),
  alternates: Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)]
      .map(([, language = '', href = '']) => [language, href]),
  ),
  text: textOf(html.slice(html.indexOf('<body'))),
  heading: textOf(first(html, /<h1[^>]*>([\s\S]*?)<\/h1>/) ?? ''),
})
