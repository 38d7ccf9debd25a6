import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'

const compress = promisify(brotliCompress)

/**
 * The page may run its one script and nothing more: it is sandboxed in its own origin, so that the script has no cookie of the
 * shop, no storage and no network access.
 */
const POLICY = [
  'sandbox allow-scripts', "default-src 'none'", "script-src 'self'", "style-src 'unsafe-inline'", 'img-src data:', "base-uri 'none'",
  "form-action 'none'", "frame-ancestors 'none'",
].join('; ')

/** The page sends nothing, loads nothing and sends no referrer. */
const SETTINGS = {
  withDefaultFonts: false, hideTestRequestButton: true, hideClientButton: true, documentDownloadType: 'none', telemetry: false,
  showDeveloperTools: 'never', agent: { disabled: true }, mcp: { disabled: true }, persistAuth: false, hideDarkModeToggle: true,
}

const attribute = (value: unknown): string => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const inScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`)

const pageOf = (description: string, script: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Iris Commerce API reference</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head><body>',
    '<noscript><p>This page needs JavaScript. What it shows is <a href="/api/openapi.json">/api/openapi.json</a>.</p></noscript>',
    `<script id="api-reference" type="application/json" data-configuration="${attribute(SETTINGS)}">${inScript(description)}</script>`,
    `<script src="${script}"></script></body></html>`,
  ].join('\n')

type ServedAsset = {
  /** An OpenAPI document as JSON, built with the first request. */
  readonly description: () => string
  /** The address of the script that renders it. */
  readonly script: string
}

/** A page that shows the API to developers of client programs. */
export const apiReference = (app: FastifyInstance, { description, script }: ServedAsset): void => {
  let cached: Buffer | undefined
  let compressed: Promise<Buffer> | undefined
  app.get('/api/reference', async ({ headers }, reply) => {
    const page = (cached ??= Buffer.from(pageOf(description(), script)))
    void reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).header('cache-control', 'public, max-age=60')
    // No window may share a sandboxed page's group: with another value browsers refuse it.
    void reply.header('cross-origin-opener-policy', 'unsafe-none').header('vary', 'accept-encoding')
    if (negotiate(headers['accept-encoding'] ?? '', ['br']) === null) return reply.send(page)
    compressed ??= compress(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    return reply.header('content-encoding', 'br').send(await compressed)
  })
}
