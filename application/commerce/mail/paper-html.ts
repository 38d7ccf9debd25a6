import { escapeHtml } from './escape-html.ts'
import type { MailContent, MailPart, MailRow } from './mail-content.ts'

const CELL = 'padding:6px 0;vertical-align:top;border-bottom:1px solid #e3e6ea'

const lines = (texts: readonly string[]): string =>
  texts
    .flatMap((text) => text.split('\n'))
    .map((text) => `<br><span style="color:#5a6472">${escapeHtml(text)}</span>`)
    .join('')

const rowHtml = ({ label, details, amount, isSum }: MailRow): string =>
  `<tr${isSum === true ? ' style="font-weight:700"' : ''}><td style="${CELL}">${escapeHtml(label)}${lines(details)}</td>` +
  `<td style="${CELL};text-align:right;white-space:nowrap">${escapeHtml(amount ?? '')}</td></tr>`

const partHtml = ({ heading, rows }: MailPart): string =>
  (heading === undefined ? '' : `<h2 style="font-size:16px;margin:24px 0 4px">${escapeHtml(heading)}</h2>`) +
  `<table role="presentation" style="width:100%;border-collapse:collapse">${rows.map(rowHtml).join('')}</table>`

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')

const STYLE = 'main{max-width:560px;margin:0 auto;padding:24px;background:#fff}h1{font-size:20px;margin:24px 0 4px}' +
  '.drawing{overflow-x:auto}.drawing>div{width:210mm;margin:24px auto}@media print{.drawing{overflow:visible}}'

/** `sender`: who writes, line by line. */
type Paper = {
  readonly sender: readonly string[]
  readonly title: string
  readonly content: MailContent
  readonly drawing?: Drawing | undefined
}

/** `svg` is 210 mm wide and our own; on a narrow page it scrolls in itself. */
type Drawing = { readonly name: string; readonly svg: string }

const drawn = ({ name, svg }: Drawing): string =>
  `<section class="drawing" tabindex="0" aria-label="${escapeHtml(name)}"><div>${svg}</div></section>`

/** A sheet that prints well: one narrow column, nothing fetched, and below it all a drawing. */
export const paperHtml = ({ sender, title, content: { locale, opening, parts, closing }, drawing }: Paper): string =>
  `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
  '<body style="margin:0;background:#f4f6f8;color:#1c2430;font:15px/1.5 Roboto,Arial,sans-serif"><main>' +
  `<p>${sender.map(escapeHtml).join('<br>')}</p><h1>${escapeHtml(title)}</h1>` +
  paragraphs(opening) +
  parts.map(partHtml).join('') +
  paragraphs(closing) +
  `</main>${drawing === undefined ? '' : drawn(drawing)}</body></html>`
