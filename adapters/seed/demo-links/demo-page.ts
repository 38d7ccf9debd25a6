import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../../application/commerce/mail/escape-html.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { DemoLink } from './demo-link.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2a2a;background:#fff}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-bottom:1px solid #ccd5d5;overflow-wrap:anywhere}
td:first-child,th:first-child{overflow-wrap:normal;min-width:8rem}`

/** Who works at the desk, and with which code they get in now: in a demo shop everybody may know. */
export type DemoDesk = {
  readonly people: readonly string[]
  readonly password: string
  readonly secret: string
  readonly code: () => string
}

export type DemoPage = {
  readonly desk: DemoDesk
  readonly links: () => readonly DemoLink[]
  readonly originOf: (brand: BrandChannel) => string
}

const row = ({ originOf }: DemoPage) => ({ ability, look, brand, path }: DemoLink): string => {
  const name = escapeHtml(ability)
  return path === undefined
    ? `<tr><td>${name}</td><td>Nothing in the demo shows it. ${escapeHtml(look)}</td></tr>`
    : `<tr><td><a href="${escapeHtml(`${originOf(brand)}${path}`)}">${name}</a></td><td>${escapeHtml(look)}</td></tr>`
}

const deskHtml = ({ people, password, secret, code }: DemoDesk): string =>
  `${people.map(escapeHtml).join(', ')}; password <code>${escapeHtml(password)}</code>, code now <code>${escapeHtml(code())}</code>,
secret of the codes <code>${escapeHtml(secret)}</code>`

/** Leads to a draft, signed as the editor of the content service signs it. */
export const DRAFT_PATH = '/dev/draft'

const demoPageHtml = (tour: DemoPage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Where to see what</title><style>${STYLE}</style></head>
<body><main><h1>Where to see what</h1><p><a href="/dev/mail">Kept mail</a></p>
<p><a href="/desk">The desk</a>: ${deskHtml(tour.desk)}</p>
<p><a href="${DRAFT_PATH}">A page that is not published yet, as its editor sees it</a></p>
<table><thead><tr><th scope="col">Ability</th><th scope="col">What is seen</th></tr></thead>
<tbody>${tour.links().map(row(tour)).join('')}</tbody></table></main></body></html>`

/** Where a demo shop says what can be seen in it: `/dev`. */
export const demoPage = (app: FastifyInstance, tour: DemoPage): void => {
  app.get('/dev', async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(demoPageHtml(tour)))
}
