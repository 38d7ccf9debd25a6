import type { BrowserContext } from 'playwright'

/** Reports console errors and warnings of browsers, page errors, and every response with a server error. */
export const reportBrowserErrors = (context: BrowserContext, report: (complaint: string) => void): void => {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) report(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => { report(`thrown: ${String(error.error())} (${error.page()?.url()})`) })
  context.on('response', (response) => { if (response.status() >= 500) report(`answered: ${response.status()} (${response.url()})`) })
}
