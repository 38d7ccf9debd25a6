import { escapeHtml } from '../../application/commerce/mail/escape-html.ts'

/** A fragment of a page: only `html` makes one, so that nothing gets in unescaped. */
export type Html = { readonly markup: string }

type Part = string | number | Html | readonly Html[] | undefined | false

const markupOf = (part: Part): string => {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** A value in braces is escaped unless it is a fragment; an absent one is left out. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.reduce((whole, text, index) => `${whole}${text}${markupOf(parts[index])}`, ''),
})
