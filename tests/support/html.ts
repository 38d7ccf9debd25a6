import { selectAll } from 'css-select'
import { DomUtils, parseDocument } from 'htmlparser2'

type Document = ReturnType<typeof parseDocument>
type Node = Document['children'][number] | Document
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** HTML as a text, or a part of it that was read before. Names of tags and attributes are in lower case. */
export type Html = string | Node

let last: { readonly html: string; readonly document: Document } | undefined

/** The last page is kept parsed, because tests read several things from the same page. */
function nodeOf(html: Html): Node {
  if (typeof html !== 'string') return html
  if (last?.html !== html) last = { html, document: parseDocument(html, { withStartIndices: true, withEndIndices: true }) }
  return last.document
}

/** The elements below that match a CSS selector, in their order in the document. */
export const elements = (html: Html, selector: string): readonly Element[] =>
  selectAll<Node, Element>(selector, DomUtils.getChildren(nodeOf(html)))

export const element = (html: Html, selector: string): Element | undefined => elements(html, selector)[0]

/** No-break spaces are part of a text. */
const tidy = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '')

const innerTextOf = (node: Node): string => DomUtils.innerText(node.type === 'root' ? node.children : node)

/** The visible text of the first match, or of everything: entities decoded, breakable spaces collapsed. */
export function textOf(html: Html | undefined, selector?: string): string {
  const found = html === undefined || selector === undefined ? html : element(html, selector)
  return found === undefined ? '' : tidy(innerTextOf(nodeOf(found)))
}

export const textsOf = (html: Html, selector: string): readonly string[] => elements(html, selector).map((one) => textOf(one))

const isText = (node: Node): boolean => node.type === 'text'
const isCode = (node: Node): boolean => node.type === 'script' || node.type === 'style'

/** The visible texts between tags, one by one. */
export function textPiecesOf(html: Html): readonly string[] {
  const node = nodeOf(html)
  if (isCode(node)) return []
  const text = isText(node) ? tidy(DomUtils.textContent(node)) : ''
  return text === '' ? DomUtils.getChildren(node).flatMap(textPiecesOf) : [text]
}

export const attributeOf = (html: Html, selector: string, name: string): string | undefined => element(html, selector)?.attribs[name]

/** The values of an attribute of all matches that have it. */
export const attributesOf = (html: Html, selector: string, name: string): readonly string[] =>
  elements(html, selector).flatMap(({ attribs }) => attribs[name] ?? [])

/** What a script or style contains, the first that matches. */
export function codeOf(html: Html, selector?: string): string {
  const found = selector === undefined ? nodeOf(html) : element(html, selector)
  return found === undefined ? '' : DomUtils.textContent(found)
}

/** The source of the first match, as it was written; empty if there is none. */
export function markupOf(html: string, selector: string): string {
  const found = element(html, selector)
  return found === undefined ? '' : html.slice(found.startIndex ?? 0, (found.endIndex ?? -1) + 1)
}

/** The values of the options of a list. */
export const optionsOf = (html: Html, selector = 'option'): readonly string[] =>
  elements(html, selector).map((option) => option.attribs['value'] ?? textOf(option))

const valueOf = (control: Element): string => {
  if (control.name === 'textarea') return DomUtils.textContent(control)
  if (control.name !== 'select') return control.attribs['value'] ?? (control.attribs['type'] === 'checkbox' ? 'on' : '')
  return optionsOf(control, 'option[selected]')[0] ?? optionsOf(control)[0] ?? ''
}

/** What a browser would submit with a form, apart from its buttons. */
export const fieldsOf = (form: Html): Readonly<Record<string, string>> =>
  Object.fromEntries(elements(form, 'input[name], select[name], textarea[name]')
    .filter(({ attribs }) => !['checkbox', 'radio'].includes(attribs['type'] ?? '') || 'checked' in attribs)
    .filter(({ attribs }) => attribs['type'] !== 'submit' && !('disabled' in attribs))
    .map((control) => [control.attribs['name'] ?? '', valueOf(control)]))
