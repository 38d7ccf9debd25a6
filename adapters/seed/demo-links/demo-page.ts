import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../../application/commerce/mail/escape-html.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { DemoLink } from './demo-link.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2a2a;background:#fff}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-bottom:1px solid #ccd5d5;overflow-wrap:anywhere}
td:first-child,th:first-child{overflow-wrap:normal;min-width:8rem}`

/** The staff accounts of the demo. */
export type DemoBackOffice = {
  readonly staff: readonly string[]
  readonly password: string
  readonly secret: string
  readonly code: () => string
}

export type DemoPage = {
  readonly backOffice: DemoBackOffice
  readonly links: () => readonly DemoLink[]
  readonly originOf: (brand: BrandChannel) => string
}

const row = ({ originOf }: DemoPage) => ({ feature, description, brand, path }: DemoLink): string => {
  const name = escapeHtml(feature)
  return path === undefined
    ? `<tr><td>${name}</td><td>Not available in the demo. ${escapeHtml(description)}</td></tr>`
    : `<tr><td><a href="${escapeHtml(`${originOf(brand)}${path}`)}">${name}</a></td><td>${escapeHtml(description)}</td></tr>`
}

const backOfficeHtml = ({ staff, password, secret, code }: DemoBackOffice): string =>
  `${staff.map(escapeHtml).join(', ')}; password <code>${escapeHtml(password)}</code>,
current one-time code <code>${escapeHtml(code())}</code>,
code secret <code>${escapeHtml(secret)}</code>`

/** Redirects to a draft with the signature of the editor of the content service. */
export const DRAFT_PATH = '/dev/draft'

const demoPageHtml = (page: DemoPage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Demo links</title><style>${STYLE}</style></head>
<body><main><h1>Demo links</h1><p><a href="/dev/mail">Sent e-mails</a></p>
<p><a href="/desk">Back office</a>: ${backOfficeHtml(page.backOffice)}</p>
<p><a href="${DRAFT_PATH}">Preview of an unpublished page</a></p>
<table><thead><tr><th scope="col">Feature</th><th scope="col">Description</th></tr></thead>
<tbody>${page.links().map(row(page)).join('')}</tbody></table></main></body></html>`

/** The page `/dev` of a demo shop: e-mails, back office, and a link for each feature. */
export const demoPage = (app: FastifyInstance, page: DemoPage): void => {
  app.get('/dev', async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(demoPageHtml(page)))
}
